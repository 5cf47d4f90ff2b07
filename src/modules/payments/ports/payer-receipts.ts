import { token } from '#kernel/token.ts';
import type { Actor } from '#kernel/actor.ts';

/** What the invoices module, to the right of this one, does for whoever has paid; it brings the adapter. */
export interface PayerReceipts {
  /** Mails the payment's document once more. @throws RateLimited */
  mail(wish: Readonly<{ actor: Actor; invoiceId: number; recipient: string }>): Promise<void>;
}
export const PayerReceipts = token<PayerReceipts>('payments.PayerReceipts');
