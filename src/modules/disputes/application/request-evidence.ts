import { nameOf, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { Failure } from '#kernel/failure.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Random } from '#kernel/random.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { DisputedPayments, SettlePayment } from '#modules/payments/index.ts';
import type { DisputeAuditLog } from '../domain/audit-actions.ts';
import { evidenceKey, mustAwaitEvidence, mustBeChangeable, mustNotBeEmpty } from '../domain/evidence.ts';
import type { EvidenceDrafts } from '../ports/evidence-drafts.ts';
import { disputeById, mustAnswerDispute } from './answer-dispute.ts';
import { sendEvidence } from './jobs.ts';
import type { SendEvidence } from './send-evidence.ts';

type Command = Readonly<{
  actor: Actor;
  disputeId: number;
  /** Submits it to the bank, once; else it is only saved at the provider. */
  isFinal: boolean;
  /** The caller's Idempotency-Key; null without one. */
  requestKey: string | null;
}>;
type Deps = Readonly<{
  disputedPayments: DisputedPayments;
  evidenceDrafts: EvidenceDrafts;
  settlePayment: SettlePayment;
  send: SendEvidence;
  work: UnitOfWork;
  jobs: Jobs;
  random: Random;
  clock: Clock;
  audit: DisputeAuditLog;
}>;
const keyOf = ({ requestKey, isFinal }: Command): string | null => evidenceKey(requestKey, isFinal);

/** The job begins when the call of the request has ended or died. */
const jobAfterMs = 30_000;

/** Stores the call with the evidence of a dispute, and makes it; a job makes it when the provider is away. */
export class RequestEvidence {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @throws SignInNeeded, NotAllowed, DisputeNotFound, DisputeIsDecided, EvidenceIsSubmitted, EvidenceDeadlinePassed,
   * EvidenceIsBeingSent, EvidenceIsEmpty, ProviderAway
   */
  async execute(command: Command): Promise<void> {
    const { evidenceDrafts, settlePayment, send } = this.#deps;
    const { actor, disputeId } = command;
    const { paymentId } = await mustAnswerDispute(this.#deps, actor, disputeId);
    const stored = await evidenceDrafts.get(disputeId);
    const isRepeated = stored.requestKey !== null && stored.requestKey === keyOf(command);
    // The bank may have decided meanwhile.
    if (!isRepeated) await settlePayment.execute({ actor, paymentId });
    const key = isRepeated ? stored.request?.key : await this.#store(command);
    // The repeated call was made.
    if (key === undefined) return;
    try {
      await send.execute({ disputeId, key });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }

  async #store(command: Command): Promise<string> {
    const { actor, disputeId, isFinal } = command;
    const { evidenceDrafts, work, jobs, random, clock, audit } = this.#deps;
    const key = random.uuid();
    await work.transact(async () => {
      const now = clock.now();
      const { paymentId, dispute } = await disputeById(this.#deps, disputeId);
      mustAwaitEvidence(dispute, now);
      await evidenceDrafts.change(disputeId, (evidence) => {
        mustBeChangeable(evidence);
        mustNotBeEmpty(evidence);
        const request = { key, attempt: 1, isFinal, by: nameOf(actor) };
        return { ...evidence, refusal: null, request, requestKey: keyOf(command) };
      });
      await jobs.enqueue(sendEvidence, { disputeId, key }, { at: new Date(now.getTime() + jobAfterMs), key });
      await audit.record({
        actor,
        action: isFinal ? 'payment.evidence-submitted' : 'payment.evidence-saved',
        subject: { type: 'payment', id: paymentId },
        data: { disputeId },
      });
    });
    return key;
  }
}
