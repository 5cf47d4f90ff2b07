import type { Actor } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Events } from '#kernel/events.ts';
import type { Jobs } from '#kernel/jobs.ts';
import { MerchantFactHappened } from '#kernel/merchant-fact.ts';
import { networkOf } from '#kernel/network-of.ts';
import type { RateLimits } from '#kernel/rate-limits.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { ProformaAuditLog } from '../domain/audit-actions.ts';
import { ProformaGone, ProformaNotFound } from '../domain/failures.ts';
import { acceptedFact } from '../domain/merchant-facts.ts';
import { isNewlyAccepted, stateOn } from '../domain/proforma.ts';
import { answerMailed } from './mail-answer.ts';
import type { OpenForPayment } from './open-for-payment.ts';
import type { ProformaRows } from './proforma-rows.ts';

type Accept = Readonly<{ actor: Actor; token: string; version: number; name: string | null; ip: string }>;
type Ask = Readonly<{ token: string; text: string; email: string; ip: string }>;
type Deps = Readonly<{
  rows: ProformaRows;
  openForPayment: OpenForPayment;
  limits: RateLimits;
  jobs: Jobs;
  events: Events;
  work: UnitOfWork;
  clock: Clock;
  audit: ProformaAuditLog;
}>;

const minute = 60;
const hour = 3_600;
const answers = { name: 'offer-answer', times: 30, seconds: minute };
const questions = { name: 'offer-question', times: 10, seconds: hour, refusal: 'proformas.limit.questions' };
/** One offer is asked about from many networks at most so often: its merchant gets a mail each time. */
const ofOffer = { name: 'offer-questions', times: 20, seconds: hour, refusal: 'proformas.limit.questions' };

/** What the payer of a proforma says on its page. */
export class AnswerOffer {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws RateLimited, ProformaNotFound, ProformaGone, ProformaChanged */
  async accept({ actor, token, version, name: by, ip }: Accept): Promise<void> {
    const { rows, openForPayment, limits, jobs, events, work, clock, audit } = this.#deps;
    await limits.take(answers, networkOf(ip));
    await work.transact(async () => {
      const stored = await openForPayment.lock({ token });
      if (stored === null || stored.state === 'DRAFT') throw new ProformaNotFound();
      const at = clock.now();
      if (!isNewlyAccepted(stored, { version, today: businessDateOf(at) })) return;
      const { id } = stored;
      await rows.markAccepted(id, { by, at });
      await jobs.enqueue(answerMailed, { proformaId: id, answer: { kind: 'ACCEPTED', by } });
      await events.publish(MerchantFactHappened, acceptedFact(stored, stored.state));
      await audit.record({
        actor,
        action: 'proforma.accepted',
        subject: { type: 'proforma', id },
      });
    });
  }

  /** @throws RateLimited, ProformaNotFound, ProformaGone once it was withdrawn or has expired */
  async ask({ token, text, email, ip }: Ask): Promise<void> {
    const { rows, limits, jobs, work, clock } = this.#deps;
    await limits.take(questions, networkOf(ip));
    const stored = await rows.find({ token });
    if (stored === null || stored.state === 'DRAFT') throw new ProformaNotFound();
    const at = clock.now();
    const state = stateOn(stored, businessDateOf(at));
    if (state === 'WITHDRAWN' || state === 'EXPIRED') throw new ProformaGone();
    const { id: proformaId, merchantId } = stored;
    await limits.take(ofOffer, String(proformaId));
    await work.transact(async () => {
      const questionId = await rows.addQuestion({ proformaId, merchantId, text, email, at });
      await jobs.enqueue(answerMailed, { proformaId, answer: { kind: 'ASKED', questionId, text, email } });
    });
  }
}
