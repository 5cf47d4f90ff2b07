import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RefundsOfLinks } from '#modules/links/index.ts';

type Opened = Readonly<{
  refundsOfLinks: RefundsOfLinks;
  /** Links whose payment is refunded in part, in full and not at all. */
  partialId: number;
  fullId: number;
  keptId: number;
  /** A link with a payment that is not refunded and a later one that is, as a duplicate. */
  paidTwiceId: number;
  close(): Promise<void>;
}>;

/** Contract of `RefundsOfLinks`. */
export const describeRefundsOfLinks = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as RefundsOfLinks`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    it('a link has the refund status of its first payment; links without a refund are left out', async () => {
      const { refundsOfLinks, partialId, fullId, keptId, paidTwiceId } = opened;
      const refunds = await refundsOfLinks.of([partialId, fullId, keptId, paidTwiceId, 999_999_999]);
      expect(new Map(refunds)).toEqual(
        new Map([
          [partialId, 'PARTIAL'],
          [fullId, 'FULL'],
        ]),
      );
      expect((await refundsOfLinks.of([keptId])).size).toBe(0);
      expect((await refundsOfLinks.of([])).size).toBe(0);
    });
  });
};
