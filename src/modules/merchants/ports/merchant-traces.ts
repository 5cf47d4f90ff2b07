import { token } from '#kernel/token.ts';

/** What merchants have to know of the modules to the right. */
export interface MerchantTraces {
  /**
   * Whether the merchant left anything that has to stay: documents and payments for their ten years, and links, because
   * one that was given away has to say that it is cancelled.
   */
  has(merchantId: number): Promise<boolean>;
}
export const MerchantTraces = token<MerchantTraces>('merchants.MerchantTraces');
