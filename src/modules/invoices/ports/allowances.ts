import type { Actor } from '#kernel/actor.ts';
import { token } from '#kernel/token.ts';

/** A mail requested by a person, as the limits count it. */
export type RequestedMail = Readonly<{
  /** MERCHANT: asked for by the merchant, or by the back office for it. */
  by: 'MERCHANT' | 'PAYER';
  invoiceId: number;
  merchantId: number;
  isApproved: boolean;
  /** A test document to another address than the merchant's own. */
  isTestToOther: boolean;
  recipient: string;
}>;

/** A mail that the product sends by itself. */
export type AutomaticMail = Readonly<{ kind: 'RECEIPT' | 'REMINDER'; recipient: string }>;

/** How often what costs us or others something may be asked for (security, "Limits"). */
export interface Allowances {
  /**
   * Ten mails an hour with one document, thirty of one merchant, five to one mailbox from all merchants, and those of the
   * installation; five test documents a day to others, ten mails a day of a merchant that is not ACTIVE.
   * @throws RateLimited that names the limit; then none of them is counted
   */
  takeMail(mail: RequestedMail): Promise<void>;
  /** Those of the installation; for a reminder also five an hour to one mailbox. @throws RateLimited */
  takeAutomaticMail(mail: AutomaticMail): Promise<void>;
  /** Takes back what `takeAutomaticMail` counted: the mail has not been sent. */
  giveBackAutomaticMail(mail: AutomaticMail): Promise<void>;
  /** Twenty test documents an hour of one merchant. @throws RateLimited */
  takeTestDocument(merchantId: number): Promise<void>;
  /** Thirty written invoices a minute of one merchant. @throws RateLimited */
  takeWrittenInvoice(merchantId: number): Promise<void>;
  /** Six exports a minute for one caller. @throws RateLimited */
  takeExport(actor: Actor): Promise<void>;
}
export const Allowances = token<Allowances>('invoices.Allowances');
