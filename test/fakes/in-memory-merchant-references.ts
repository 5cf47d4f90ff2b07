import type { MerchantReferences } from '#modules/merchants/index.ts';

export class InMemoryMerchantReferences implements MerchantReferences {
  readonly #merchants = new Set<number>();

  add(merchantId: number): void {
    this.#merchants.add(merchantId);
  }

  async has(merchantId: number): Promise<boolean> {
    return this.#merchants.has(merchantId);
  }
}
