import type { Actor } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Events } from '#kernel/events.ts';
import { InvalidFields } from '#kernel/failure.ts';
import type { Jobs } from '#kernel/jobs.ts';
import { mailboxOf } from '#kernel/mailbox.ts';
import { MerchantFactHappened } from '#kernel/merchant-fact.ts';
import type { RateLimits } from '#kernel/rate-limits.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { requireVerifiedEmail } from '#kernel/verified-email.ts';
import { OwnEmailOnly } from '#modules/invoices/index.ts';
import type { MerchantDirectory, MerchantRecord } from '#modules/merchants/index.ts';
import type { ProformaAuditLog } from '../domain/audit-actions.ts';
import { ProformaNotFound } from '../domain/failures.ts';
import { sentFact } from '../domain/merchant-facts.ts';
import { mustBeSendable } from '../domain/proforma.ts';
import { proformaMailed } from './mail-proforma.ts';
import type { OpenForPayment } from './open-for-payment.ts';
import { writingMerchant } from './policies.ts';
import type { ProformaRows } from './proforma-rows.ts';

type Command = Readonly<{ actor: Actor; id: number; /** null: to its customer. */ to: string | null }>;
type Deps = Readonly<{
  rows: ProformaRows;
  merchants: MerchantDirectory;
  openForPayment: OpenForPayment;
  limits: RateLimits;
  jobs: Jobs;
  events: Events;
  work: UnitOfWork;
  clock: Clock;
  audit: ProformaAuditLog;
}>;

const hour = 3_600;
const ofProforma = { name: 'proforma-mail', times: 10, seconds: hour, refusal: 'proformas.limit.mails' };
/** Shared with the mails of documents: one merchant sends at most so many an hour. */
const ofMerchant = { name: 'merchant-mail', times: 30, seconds: hour, refusal: 'invoices.limit.merchant' };
const ofMailbox = { name: 'mailbox-mail', times: 5, seconds: hour, refusal: 'invoices.limit.mailbox' };

/** Mails a proforma or an offer with its page, the reference of a transfer and the PDF. */
export class SendProforma {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @throws SignInNeeded, NotAllowed, ScopeMissing, MerchantMayNotAct, EmailUnverified, OwnEmailOnly, RateLimited,
   * InvalidFields without an address, ProformaNotFound, ProformaStateRefused, ProformaIsPaid, ProformaGone
   */
  async execute({ actor, id, to: given }: Command): Promise<void> {
    const { rows, openForPayment, jobs, events, work, clock, audit } = this.#deps;
    const merchant = await writingMerchant(this.#deps, actor);
    const stored = await rows.find({ id, ofMerchant: merchant.id });
    if (stored === null) throw new ProformaNotFound();
    const to = given ?? stored.customerEmail;
    if (to === null) throw new InvalidFields([{ field: 'customer.email', code: 'fields.required' }]);
    await this.#takeMail(actor, merchant, { id, to });
    await work.transact(async () => {
      const locked = (await openForPayment.lock({ id, ofMerchant: merchant.id }))!;
      const at = clock.now();
      mustBeSendable(locked, businessDateOf(at));
      await openForPayment.open(locked);
      const state = locked.state === 'ACCEPTED' ? 'ACCEPTED' : 'SENT';
      await rows.markSent(id, { to, at, state });
      await jobs.enqueue(proformaMailed, { id, to, version: locked.version, sentAt: at.toISOString() });
      await events.publish(MerchantFactHappened, sentFact(locked));
      await audit.record({ actor, action: 'proforma.sent', subject: { type: 'proforma', id } });
    });
  }

  /** A merchant that is not ACTIVE mails to itself alone. */
  async #takeMail(actor: Actor, merchant: MerchantRecord, { id, to }: Readonly<{ id: number; to: string }>) {
    const { limits } = this.#deps;
    const isOwn = to.toLowerCase() === merchant.email.toLowerCase();
    if (!isOwn && merchant.status !== 'ACTIVE') throw new OwnEmailOnly(merchant.email);
    if (!isOwn) requireVerifiedEmail(actor);
    if (actor.kind === 'system') return;
    await limits.take(ofProforma, String(id));
    await limits.take(ofMerchant, String(merchant.id));
    await limits.take(ofMailbox, mailboxOf(to));
  }
}
