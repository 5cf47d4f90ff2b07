import type { Actor } from '#kernel/actor.ts';
import { token } from '#kernel/token.ts';

/** How often what costs us or others something may be asked for (security, "Limits"). */
export interface Allowances {
  /** Ten mails an hour with one document. @throws RateLimited */
  takeMail(invoiceId: number): Promise<void>;
  /** Six exports a minute for one caller. @throws RateLimited */
  takeExport(actor: Actor): Promise<void>;
}
export const Allowances = token<Allowances>('invoices.Allowances');
