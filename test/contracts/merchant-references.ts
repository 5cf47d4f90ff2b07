import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MerchantReferences } from '#modules/merchants/index.ts';

type Opened = Readonly<{
  references: MerchantReferences;
  addMerchant(): Promise<number>;
  /** Stores a record that prevents the erasure of the merchant. */
  addReference(merchantId: number): Promise<void>;
  close(): Promise<void>;
}>;

/** The contract of `MerchantReferences`: the implementation of every module passes it. */
export const describeMerchantReferences = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as MerchantReferences`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    it('MerchantReferences has a merchant from its first record on, and no other merchant', async () => {
      const [merchantId, other] = [await opened.addMerchant(), await opened.addMerchant()];
      expect(await opened.references.has(merchantId)).toBe(false);
      await opened.addReference(merchantId);
      await opened.addReference(merchantId);
      expect(await opened.references.has(merchantId)).toBe(true);
      expect(await opened.references.has(other)).toBe(false);
    });
  });
};
