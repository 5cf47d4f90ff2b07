import { token } from '#kernel/token.ts';

/** A document of a payment that was mailed to its payer. */
export type SentReceipt = Readonly<{ invoiceNumber: string; recipient: string; sentAt: Date }>;

/** Documents of payments; implemented by the invoices module. */
export interface DocumentsOfPayments {
  /** The document of each payment that has one, by payment id. */
  of(
    paymentIds: readonly number[],
  ): Promise<ReadonlyMap<number, Readonly<{ invoiceId: number; invoiceNumber: string }>>>;
  /** The first mail with a document of the payment that was sent; null: none. */
  firstSent(paymentId: number): Promise<SentReceipt | null>;
}
export const DocumentsOfPayments = token<DocumentsOfPayments>('payments.DocumentsOfPayments');
