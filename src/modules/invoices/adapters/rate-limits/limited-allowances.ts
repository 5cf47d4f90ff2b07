import { nameOf, type Actor } from '#kernel/actor.ts';
import type { Config } from '#platform/config.ts';
import type { RateLimit, RateLimits } from '#platform/rate-limits/rate-limits.ts';
import { mailboxOf } from '../../domain/mail-recipient.ts';
import type { Allowances, AutomaticMail, RequestedMail } from '../../ports/allowances.ts';

const hour = 3_600;
const day = 86_400;

const ofDocument = { name: 'invoice-mail', times: 10, seconds: hour, refusal: 'invoices.limit.document' };
const ofMerchant = { name: 'merchant-mail', times: 30, seconds: hour, refusal: 'invoices.limit.merchant' };
const ofMailbox = { name: 'mailbox-mail', times: 5, seconds: hour, refusal: 'invoices.limit.mailbox' };
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
const exports: RateLimit = { name: 'invoice-export', times: 6, seconds: 60 };

type Taken = readonly [limit: RateLimit, who: string];

export class LimitedAllowances implements Allowances {
  readonly #limits: RateLimits;
  readonly #installation: Taken;

  constructor({ limits, config }: Readonly<{ limits: RateLimits; config: Config }>) {
    this.#limits = limits;
    this.#installation = [{ ...ofInstallation, times: config.mail.perHour }, 'all'];
  }

  takeMail({
    by,
    invoiceId,
    merchantId,
    isApproved,
    isTestToOther,
    recipient,
  }: RequestedMail): Promise<void> {
    const merchant = String(merchantId);
    return this.#takeAll([
      [ofDocument, String(invoiceId)],
      ...(by === 'MERCHANT' ? [[ofMerchant, merchant] as const] : []),
      ...(isApproved ? [] : [[ofUnapproved, merchant] as const]),
      ...(isTestToOther ? [[ofTests, merchant] as const] : []),
      [ofMailbox, mailboxOf(recipient)],
      this.#installation,
    ]);
  }

  takeAutomaticMail(mail: AutomaticMail): Promise<void> {
    return this.#takeAll(this.#automatic(mail));
  }

  async giveBackAutomaticMail(mail: AutomaticMail): Promise<void> {
    for (const [limit, who] of this.#automatic(mail)) await this.#limits.giveBack(limit, who);
  }

  takeTestDocument(merchantId: number): Promise<void> {
    return this.#limits.take(testDocuments, String(merchantId));
  }

  takeWrittenInvoice(merchantId: number): Promise<void> {
    return this.#limits.take(written, String(merchantId));
  }

  /** Who is at the machine itself closes the month for many merchants in a row. */
  async takeExport(actor: Actor): Promise<void> {
    if (actor.kind !== 'operator') await this.#limits.take(exports, nameOf(actor));
  }

  #automatic({ kind, recipient }: AutomaticMail): readonly Taken[] {
    const mailbox: Taken = [ofMailbox, mailboxOf(recipient)];
    return kind === 'REMINDER' ? [mailbox, this.#installation] : [this.#installation];
  }

  /** All or none: what one limit refuses does not count in the others. */
  async #takeAll(all: readonly Taken[]): Promise<void> {
    const taken: Taken[] = [];
    try {
      for (const [limit, who] of all) {
        // Counted when it is refused, too.
        taken.push([limit, who]);
        await this.#limits.take(limit, who);
      }
    } catch (error) {
      for (const [limit, who] of taken) await this.#limits.giveBack(limit, who);
      throw error;
    }
  }
}
