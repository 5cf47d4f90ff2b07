import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MerchantReferences } from '#modules/merchants/index.ts';

type Opened = Readonly<{
  references: MerchantReferences;
  addMerchant(): Promise<number>;
  /** Something of the merchant that has to stay. */
  addReference(merchantId: number): Promise<void>;
  close(): Promise<void>;
}>;

/** What the `MerchantReferences` of every module keep. */
export const describeMerchantReferences = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as MerchantReferences`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    it('has a reference to a merchant from the first one on, and to no other merchant', async () => {
      const [merchantId, other] = [await opened.addMerchant(), await opened.addMerchant()];
      expect(await opened.references.has(merchantId)).toBe(false);
      await opened.addReference(merchantId);
      await opened.addReference(merchantId);
      expect(await opened.references.has(merchantId)).toBe(true);
      expect(await opened.references.has(other)).toBe(false);
    });
  });
};
