import { token } from '#kernel/token.ts';
import type { Actor } from '#kernel/actor.ts';

/** Receipts requested by payers; implemented by the invoices module. */
export interface PayerReceipts {
  /** Mails the document to the recipient. @throws RateLimited */
  mail(request: Readonly<{ actor: Actor; invoiceId: number; recipient: string }>): Promise<void>;
}
export const PayerReceipts = token<PayerReceipts>('payments.PayerReceipts');
