import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LockedPayments } from '#modules/payments/application/locked-payments.ts';

type Opened = Readonly<{
  lockedPayments: LockedPayments;
  /** Locks in a transaction of its own. */
  transact<T>(work: () => Promise<T>): Promise<T>;
  /** A payment; its refund and dispute are absent unless given. @returns its id */
  addPayment(
    about?: Readonly<{
      status?: 'FAILED';
      refund?: 'REQUESTED' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED';
      dispute?: 'OPEN' | 'WON';
    }>,
  ): Promise<number>;
  close(): Promise<void>;
}>;

/** The contract of `LockedPayments`: every implementation passes it. */
export const describeLockedPayments = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as LockedPayments`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const lock = async (about?: Parameters<Opened['addPayment']>[0]) => {
      const paymentId = await opened.addPayment(about);
      return opened.transact(() => opened.lockedPayments.lock(paymentId));
    };

    it('a succeeded payment is neither refunded nor disputed', async () => {
      expect(await lock()).toEqual({ isRefunded: false, isDisputed: false });
    });

    it('a payment that has not succeeded, and an unknown one, are not locked', async () => {
      expect(await lock({ status: 'FAILED' })).toBeNull();
      expect(await opened.transact(() => opened.lockedPayments.lock(999_999))).toBeNull();
    });

    it.each([
      ['REQUESTED', true],
      ['SUCCEEDED', true],
      ['FAILED', false],
      ['CANCELLED', false],
    ] as const)('a refund that is %s makes the payment refunded: %s', async (refund, isRefunded) => {
      expect(await lock({ refund })).toEqual({ isRefunded, isDisputed: false });
    });

    it.each(['OPEN', 'WON'] as const)(
      'a dispute makes the payment disputed, also one that is %s',
      async (dispute) => {
        expect(await lock({ dispute })).toEqual({ isRefunded: false, isDisputed: true });
      },
    );
  });
};
