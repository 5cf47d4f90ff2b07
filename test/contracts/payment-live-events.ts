import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type {
  PaymentChange,
  PaymentLiveEvents,
  PaymentSuccess,
} from '#modules/payments/ports/payment-live-events.ts';

type LiveEvent = PaymentSuccess | PaymentChange;
/** One subscriber of this merchant; `received` resolves once `count` events have arrived. */
type Opened = Readonly<{
  liveEvents: PaymentLiveEvents;
  work: UnitOfWork;
  received: (count: number) => Promise<readonly LiveEvent[]>;
  close?: () => Promise<void>;
}>;

const merchantId = 3;
const createdAt = new Date('2026-11-20T09:59:00.456Z');
const success: LiveEvent = {
  paymentId: 7,
  merchantId,
  linkCreatedBy: 11,
  createdAt,
  amountMinor: 10_000,
  currency: 'EUR',
  at: new Date('2026-11-20T10:00:00.123Z'),
};
const change: LiveEvent = {
  paymentId: 8,
  merchantId,
  linkCreatedBy: null,
  createdAt,
  kind: 'OPENED',
  amountMinor: 500,
  currency: 'BGN',
};

/** Contract of live event publishers. */
export const describePaymentLiveEvents = (
  name: string,
  open: (merchantId: number) => Promise<Opened>,
): void => {
  describe(`live events of payments in ${name}`, () => {
    let opened: Opened;
    beforeEach(async () => {
      opened = await open(merchantId);
    });
    afterEach(() => opened.close?.());

    it('events of a committed transaction arrive unchanged and in order', async () => {
      const { liveEvents, work, received } = opened;
      await work.transact(async () => {
        await liveEvents.publish(change);
        await liveEvents.publish(success);
      });
      expect(await received(2)).toEqual([change, success]);
    });

    it('a transaction that is rolled back publishes nothing', async () => {
      const { liveEvents, work, received } = opened;
      const failed = work.transact(async () => {
        await liveEvents.publish(success);
        throw new Error('rolled back');
      });
      await expect(failed).rejects.toThrow('rolled back');
      await liveEvents.publish(change);
      expect(await received(1)).toEqual([change]);
    });
  });
};
