import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import type { MerchantRegistrations } from '#modules/merchants/ports/merchant-registrations.ts';

type Opened = Readonly<{
  registrations: MerchantRegistrations;
  merchantId: number;
  otherMerchantId: number;
  close(): Promise<void>;
}>;

/** The contract of `MerchantRegistrations`: every implementation passes it. */
export const describeMerchantRegistrations = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as MerchantRegistrations`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    it('MerchantRegistrations.enter adds a registration after those of the merchant, and to no other', async () => {
      const { registrations, merchantId, otherMerchantId } = opened;
      const before = await registrations.ofMerchant(merchantId);
      const others = await registrations.ofMerchant(otherMerchantId);
      const entered = [
        { validFrom: businessDate('2026-09-10'), vatRegistration: 'ART_97A', vatNumber: 'BG175074752' },
        { validFrom: businessDate('2026-09-05'), vatRegistration: 'NONE', vatNumber: null },
      ] as const;
      const cause = { by: 'user:5', at: new Date('2026-09-12T10:00:00Z') };
      for (const one of entered) await registrations.enter(merchantId, one, cause);
      expect(await registrations.ofMerchant(merchantId)).toEqual([...before, ...entered]);
      expect(await registrations.ofMerchant(otherMerchantId)).toEqual(others);
    });
  });
};
