import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MerchantReferences } from '#modules/merchants/index.ts';

type Opened = Readonly<{
  references: MerchantReferences;
  addMerchant(): Promise<number>;
  /** Adds a record that refers to the merchant. */
  addReference(merchantId: number): Promise<void>;
  close(): Promise<void>;
}>;

/** Contract of the `MerchantReferences` of every module. */
export const describeMerchantReferences = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as MerchantReferences`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    it('a merchant has a reference from the first record on, and other merchants have none', async () => {
      const [merchantId, other] = [await opened.addMerchant(), await opened.addMerchant()];
      expect(await opened.references.has(merchantId)).toBe(false);
      await opened.addReference(merchantId);
      await opened.addReference(merchantId);
      expect(await opened.references.has(merchantId)).toBe(true);
      expect(await opened.references.has(other)).toBe(false);
    });
  });
};
