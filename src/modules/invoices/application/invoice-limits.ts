import { nameOf, type Actor } from '#kernel/actor.ts';
import { mailboxOf } from '#kernel/mailbox.ts';
import type { RateLimit, RateLimits } from '#kernel/rate-limits.ts';

/** A mail requested by a person, as the limits count it. */
type RequestedMail = Readonly<{
  /** MERCHANT: requested by the merchant, or by the back office for it. */
  by: 'MERCHANT' | 'PAYER';
  invoiceId: number;
  merchantId: number;
  isApproved: boolean;
  /** A test document to an e-mail address other than the merchant's own. */
  isTestToOther: boolean;
  recipient: string;
  /** To the address that the payer typed at the checkout. */
  isToPayer?: boolean;
}>;

/** A mail that is sent without a request. */
export type AutomaticMail = Readonly<{ kind: 'RECEIPT' | 'REMINDER'; recipient: string }>;

type Deps = Readonly<{ counts: RateLimits; /** Of the whole installation. */ mailsPerHour: number }>;

const hour = 3_600;
const day = 86_400;

const ofDocument = { name: 'invoice-mail', times: 10, seconds: hour, refusal: 'invoices.limit.document' };
const ofMerchant = { name: 'merchant-mail', times: 30, seconds: hour, refusal: 'invoices.limit.merchant' };
const ofMailbox = { name: 'mailbox-mail', times: 5, seconds: hour, refusal: 'invoices.limit.mailbox' };
/** Counts of payers, which use up nothing of the merchant and of the holders of mailboxes. */
const ofPayersDocument = { ...ofDocument, name: 'payer-document-mail' };
const ofPayersMailbox = { ...ofMailbox, name: 'payer-mailbox-mail' };
const ofTests = { name: 'test-mail', times: 5, seconds: day, refusal: 'invoices.limit.test-mails' };
const ofUnapproved = {
  name: 'unapproved-mail',
  times: 10,
  seconds: day,
  refusal: 'invoices.limit.unapproved',
};
const ofInstallation = { name: 'installation-mail', seconds: hour, refusal: 'invoices.limit.installation' };
const testDocuments = {
  name: 'test-document',
  times: 20,
  seconds: hour,
  refusal: 'invoices.limit.test-documents',
};
const written = { name: 'written-invoice', times: 30, seconds: 60, refusal: 'invoices.limit.written' };
const buyerChanges = {
  name: 'buyer-request',
  times: 3,
  seconds: 5 * day,
  refusal: 'invoices.limit.buyer-requests',
};
/** A form saves itself every few seconds. */
const drafts = { name: 'invoice-draft', times: 120, seconds: 60 };
const vatNumbers = { name: 'vat-number', times: 30, seconds: 60 };
const exports = { name: 'invoice-export', times: 6, seconds: 60 };

type LimitedKey = readonly [limit: RateLimit, key: string];

/** Rate limits of mails, documents and exports (security, "Limits"). */
export class InvoiceLimits {
  readonly #counts: RateLimits;
  readonly #installation: LimitedKey;

  constructor({ counts, mailsPerHour }: Deps) {
    this.#counts = counts;
    this.#installation = [{ ...ofInstallation, times: mailsPerHour }, 'all'];
  }

  /**
   * Ten mails an hour with one document, thirty of one merchant, five to one mailbox from all merchants, and those of
   * the installation; five test documents a day to others, ten mails a day of a merchant that is not ACTIVE. What payers
   * ask for has counts of its own; a payer's own address is refused for no other payer.
   * @throws RateLimited that names the limit; then nothing is counted
   */
  takeMail({
    by,
    invoiceId,
    merchantId,
    isApproved,
    isTestToOther,
    recipient,
    isToPayer = false,
  }: RequestedMail): Promise<void> {
    const merchant = String(merchantId);
    return this.#takeAll([
      [by === 'PAYER' ? ofPayersDocument : ofDocument, String(invoiceId)],
      ...(by === 'MERCHANT' ? [[ofMerchant, merchant] as const] : []),
      ...(isApproved ? [] : [[ofUnapproved, merchant] as const]),
      ...(isTestToOther ? [[ofTests, merchant] as const] : []),
      ...(isToPayer ? [] : [[by === 'PAYER' ? ofPayersMailbox : ofMailbox, mailboxOf(recipient)] as const]),
      this.#installation,
    ]);
  }

  /**
   * Counts against the limit of the installation; a reminder also against five an hour to one mailbox.
   * @throws RateLimited
   */
  takeAutomaticMail(mail: AutomaticMail): Promise<void> {
    return this.#takeAll(this.#automatic(mail));
  }

  /** Takes back what `takeAutomaticMail` counted: the mail was not sent. */
  async releaseAutomaticMail(mail: AutomaticMail): Promise<void> {
    for (const [limit, who] of this.#automatic(mail)) await this.#counts.release(limit, who);
  }

  /** Twenty test documents an hour of one merchant. @throws RateLimited */
  async takeTestDocument(merchantId: number): Promise<void> {
    await this.#counts.take(testDocuments, String(merchantId));
  }

  /** Thirty written invoices a minute of one merchant. @throws RateLimited */
  async takeWrittenInvoice(merchantId: number): Promise<void> {
    await this.#counts.take(written, String(merchantId));
  }

  /** Thirty checks of VAT numbers a minute of one merchant. @throws RateLimited */
  async takeVatNumber(merchantId: number): Promise<void> {
    await this.#counts.take(vatNumbers, String(merchantId));
  }

  /** 120 saves of drafts a minute for one merchant. @throws RateLimited */
  async takeDraft(merchantId: number): Promise<void> {
    await this.#counts.take(drafts, String(merchantId));
  }

  /** Three requests for another buyer in five days of one checkout. @throws RateLimited */
  async takeBuyerChange(sessionId: string): Promise<void> {
    await this.#counts.take(buyerChanges, sessionId);
  }

  /**
   * Six exports a minute for one caller; unlimited for operators, who export many merchants at month's end.
   * @throws RateLimited
   */
  async takeExport(actor: Actor): Promise<void> {
    if (actor.kind !== 'operator') await this.#counts.take(exports, nameOf(actor));
  }

  #automatic({ kind, recipient }: AutomaticMail): readonly LimitedKey[] {
    const mailbox: LimitedKey = [ofMailbox, mailboxOf(recipient)];
    return kind === 'REMINDER' ? [mailbox, this.#installation] : [this.#installation];
  }

  /** All or none: a mail that one limit refuses is not counted in the others. */
  async #takeAll(all: readonly LimitedKey[]): Promise<void> {
    const taken: LimitedKey[] = [];
    try {
      for (const [limit, key] of all) {
        // A refused take is counted, too.
        taken.push([limit, key]);
        await this.#counts.take(limit, key);
      }
    } catch (error) {
      for (const [limit, who] of taken) await this.#counts.release(limit, who);
      throw error;
    }
  }
}
