import { token } from '#kernel/token.ts';
import type { Actor } from '#kernel/actor.ts';

/** Receipts of payers; the invoices module, to the right of this one, brings the adapter. */
export interface PayerReceipts {
  /** Mails the payment's document once more. @throws RateLimited */
  mail(request: Readonly<{ actor: Actor; invoiceId: number; recipient: string }>): Promise<void>;
}
export const PayerReceipts = token<PayerReceipts>('payments.PayerReceipts');
