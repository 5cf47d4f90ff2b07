import { token } from '#kernel/token.ts';

/** A document of a payment that was mailed to its payer. */
export type SentReceipt = Readonly<{ invoiceNumber: string; recipient: string; sentAt: Date }>;

/** Mails with documents of payments; implemented by the invoices module. */
export interface SentReceipts {
  /** The first mail that was sent; null: none. */
  of(paymentId: number): Promise<SentReceipt | null>;
}
export const SentReceipts = token<SentReceipts>('payments.SentReceipts');
