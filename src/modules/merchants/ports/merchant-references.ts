import { token } from '#kernel/token.ts';

/**
 * Whether a module to the right keeps something of a merchant that has to stay: documents and payments for their ten
 * years, and links, because one that was given away has to say that it is cancelled.
 */
export interface MerchantReferences {
  /** Asked in the transaction that has locked the merchant's row. */
  has(merchantId: number): Promise<boolean>;
}
/** One token for each module that answers. */
export const LinkReferences = token<MerchantReferences>('merchants.LinkReferences');
export const PaymentReferences = token<MerchantReferences>('merchants.PaymentReferences');
export const InvoiceReferences = token<MerchantReferences>('merchants.InvoiceReferences');

export const referenceAnswers = {
  linkReferences: LinkReferences,
  paymentReferences: PaymentReferences,
  invoiceReferences: InvoiceReferences,
} as const;

type Answers = Readonly<Record<keyof typeof referenceAnswers, MerchantReferences>>;

/** The answers of all modules as one, asked in turn. */
export const anyReferences = (answers: Answers): MerchantReferences => ({
  has: async (merchantId) =>
    (await answers.linkReferences.has(merchantId)) ||
    (await answers.paymentReferences.has(merchantId)) ||
    (await answers.invoiceReferences.has(merchantId)),
});
