import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import type { MerchantLimits } from '#modules/payments/ports/merchant-limits.ts';

type Taken = Readonly<{ minor: number; isOpen: boolean; succeededAt: Date | null }>;
type OpenedLimits = Readonly<{
  limits: MerchantLimits;
  /** Two merchants; the first became ACTIVE at `activeSince`, twice. */
  merchantIds: readonly [number, number];
  take: (merchantId: number, taken: Taken) => Promise<void>;
  close?: () => Promise<void>;
}>;

export const activeSince = new Date('2026-11-01T10:00:00Z');
const midnight = new Date('2026-11-19T22:00:00Z');
const euro = (minor: number): Money<'EUR'> => Money.ofMinor(minor, 'EUR');

/** Contract of the limits of merchants. */
export const describeMerchantLimits = (name: string, open: () => Promise<OpenedLimits>): void => {
  describe(`limits of merchants in ${name}`, () => {
    let opened: OpenedLimits;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close?.());

    it('a merchant has no limits of its own until they are set, and counts from its first activation', async () => {
      const { limits, merchantIds } = opened;
      expect(await limits.factsOf(merchantIds[0])).toEqual({ activeSince, own: null });
      expect(await limits.factsOf(merchantIds[1])).toEqual({ activeSince: null, own: null });
    });

    it('limits that are set replace the former ones', async () => {
      const { limits, merchantIds } = opened;
      const [, merchantId] = merchantIds;
      const set = { day: euro(500), payment: null, reason: 'проверен', by: 'user:1', at: midnight };
      await limits.set(merchantId, set);
      expect((await limits.factsOf(merchantId)).own).toEqual({ day: euro(500), payment: null });
      await limits.set(merchantId, { ...set, day: null, payment: euro(7) });
      expect((await limits.factsOf(merchantId)).own).toEqual({ day: null, payment: euro(7) });
    });

    it('open payments and those that succeeded since count, others and other merchants do not', async () => {
      const { limits, merchantIds, take } = opened;
      const [merchantId, other] = merchantIds;
      expect(await limits.lockUsed(merchantId, midnight)).toEqual(euro(0));
      await take(merchantId, { minor: 1_000, isOpen: true, succeededAt: null });
      await take(merchantId, { minor: 200, isOpen: false, succeededAt: midnight });
      await take(merchantId, { minor: 30, isOpen: false, succeededAt: new Date(midnight.getTime() - 1) });
      await take(merchantId, { minor: 4, isOpen: false, succeededAt: null });
      await take(other, { minor: 50_000, isOpen: true, succeededAt: null });
      expect(await limits.lockUsed(merchantId, midnight)).toEqual(euro(1_200));
    });

    it('one reached limit is recorded for a merchant and day', async () => {
      const { limits, merchantIds } = opened;
      const [merchantId, other] = merchantIds;
      const reached = { merchantId, day: businessDate('2026-11-20'), limit: 'DAY', at: midnight } as const;
      expect(await limits.recordReached(reached)).toBe(true);
      expect(await limits.recordReached({ ...reached, limit: 'PAYMENT' })).toBe(false);
      expect(await limits.recordReached({ ...reached, day: businessDate('2026-11-21') })).toBe(true);
      expect(await limits.recordReached({ ...reached, merchantId: other })).toBe(true);
    });
  });
};
