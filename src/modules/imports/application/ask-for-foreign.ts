import { systemFor, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { jobType, type Jobs } from '#kernel/jobs.ts';
import { letterType, type Letters } from '#kernel/letters.ts';
import type { Messages } from '#kernel/messages.ts';
import type { RateLimits } from '#kernel/rate-limits.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { CreateLink, PayableLinks } from '#modules/links/index.ts';
import type { MerchantDirectory, MerchantRecord } from '#modules/merchants/index.ts';
import { documentText } from '#modules/invoices/index.ts';
import type { ImportsAuditLog } from '../domain/audit-actions.ts';
import { ForeignDocumentNotFound, NothingOpen } from '../domain/open-invoice-failures.ts';
import { askedType, type ForeignInvoice, type ForeignInvoices } from './foreign-invoices.ts';
import { writingMerchant } from './policies.ts';

/** Thirty attempts over most of a day, as for mails with documents. */
export const foreignAsked = jobType<{ id: number; paymentLinkId: number; askedAt: string }>(
  'imports.mail-asked',
  30,
);

/** Asks the buyer for the money of a document that it has. */
export type AskedLetter = Readonly<{
  to: string;
  id: string;
  document: ForeignInvoice;
  merchant: MerchantRecord;
  token: string;
}>;
export const ofAsked = letterType<AskedLetter>('imports.asked');

/** How long a link can be paid, in days. */
const linkDays = 90;
/** Mails that ask for one document. */
const mails = { name: 'foreign-asked', times: 5, seconds: 86_400 };

type Deps = Readonly<{
  foreignInvoices: ForeignInvoices;
  merchants: MerchantDirectory;
  createLink: Pick<CreateLink, 'execute'>;
  links: Pick<PayableLinks, 'lock' | 'payableToken'>;
  limits: RateLimits;
  jobs: Jobs;
  messages: Messages;
  work: UnitOfWork;
  clock: Clock;
  audit: ImportsAuditLog;
}>;
type Asked = Readonly<{ token: string; sentTo: string | null }>;

/** Opens a payment link over what is unpaid of a document of another program. */
export class AskForForeign {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * A link that can be paid stays.
   * @throws ForeignDocumentNotFound, NothingOpen, RateLimited; InvalidFields at `send` without an e-mail, and at `amount`
   * for a sum that no card is charged; and what `writingMerchant` throws
   */
  async execute({ actor, id, send }: Readonly<{ actor: Actor; id: number; send: boolean }>): Promise<Asked> {
    const { foreignInvoices, links, limits, jobs, work, clock, audit } = this.#deps;
    const merchant = await writingMerchant(this.#deps, actor);
    const key = { id, merchantId: merchant.id };
    const found = await foreignInvoices.find(key);
    if (found === null) throw new ForeignDocumentNotFound();
    if (send && found.buyerEmail === null)
      throw new InvalidFields([{ field: 'send', code: 'fields.import-no-email' }]);
    if (send) await limits.take(mails, String(id));
    return work.transact(async () => {
      if (found.paymentLinkId !== null) await links.lock(found.paymentLinkId);
      const document = await foreignInvoices.lock(key);
      if (document === null) throw new ForeignDocumentNotFound();
      if (document.open.isZero()) throw new NothingOpen();
      const link = await this.#link(document, merchant);
      if (send) {
        const job = { id, paymentLinkId: link.id, askedAt: clock.now().toISOString() };
        await jobs.enqueue(foreignAsked, job);
      }
      const data = { sent: send };
      const subject = { type: 'foreign-document', id } as const;
      await audit.record({ actor, action: 'foreign-document.asked', subject, data });
      return { token: link.token, sentTo: send ? document.buyerEmail : null };
    });
  }

  async #link(
    document: ForeignInvoice,
    { language }: MerchantRecord,
  ): Promise<Readonly<{ id: number; token: string }>> {
    const { createLink, links, messages } = this.#deps;
    const { merchantId, paymentLinkId: known, number, issueDate } = document;
    const knownToken = known === null ? null : await links.payableToken(known);
    if (knownToken !== null) return { id: known!, token: knownToken };
    const say = documentText(messages, language);
    const { id } = await createLink.execute({
      actor: systemFor('imports', merchantId),
      right: 'WRITE_DOCUMENTS',
      amount: document.open,
      description: say(`imports.link.${askedType(document)}`, {
        number,
        date: issueDate.split('-').toReversed().join('.'),
      }),
      usage: 'SINGLE',
      expiresInDays: linkDays,
      customerName: document.buyerName,
      customerEmail: document.buyerEmail,
      customerId: document.customerId,
      foreignDocumentId: document.id,
    });
    return { id, token: (await links.payableToken(id))! };
  }
}

type MailDeps = Readonly<{
  foreignInvoices: ForeignInvoices;
  merchants: MerchantDirectory;
  links: Pick<PayableLinks, 'payableToken'>;
  letters: Letters;
}>;

/** Mails the link; one that was closed meanwhile is not mailed. */
export class MailAsked {
  readonly #deps: MailDeps;
  constructor(deps: MailDeps) {
    this.#deps = deps;
  }

  async execute(asked: Readonly<{ id: number; paymentLinkId: number; askedAt: string }>): Promise<void> {
    const { foreignInvoices, merchants, links, letters } = this.#deps;
    const { id, paymentLinkId, askedAt } = asked;
    const document = await foreignInvoices.find({ id });
    const token = await links.payableToken(paymentLinkId);
    if (document === null || document.buyerEmail === null || token === null) return;
    const merchant = await merchants.byId(document.merchantId);
    if (merchant === null) return;
    const letterId = `foreign-${id}-${new Date(askedAt).getTime()}`;
    await letters.send(ofAsked, { to: document.buyerEmail, id: letterId, document, merchant, token });
  }
}
