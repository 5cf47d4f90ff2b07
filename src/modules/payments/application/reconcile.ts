import { system } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { Failure } from '#kernel/failure.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PaymentChecks } from '../ports/payment-checks.ts';
import type { FetchUndelivered } from './fetch-undelivered.ts';
import type { HandleDueEvents } from './handle-due-events.ts';
import { sendRefund } from './jobs.ts';
import type { SettlePayment } from './settle-payment.ts';

/** A stored refund that was not sent to the provider and has no job. */
export type UnsentRefund = Readonly<{ paymentId: number; refundId: number }>;

type Deps = Readonly<{
  checks: PaymentChecks;
  /** Unsent refunds, oldest first; each is stored together with its job, so that one without a job has lost it. */
  findUnsentRefunds: () => Promise<readonly UnsentRefund[]>;
  fetchUndelivered: Pick<FetchUndelivered, 'execute'>;
  settlePayment: Pick<SettlePayment, 'execute'>;
  handleDueEvents: Pick<HandleDueEvents, 'execute'>;
  jobs: Jobs;
  work: UnitOfWork;
  clock: Clock;
  /** Payments that changed less than this time ago are left to their own jobs. */
  afterSeconds: number;
  /** Payments of one query. */
  batch?: number;
  /** Maximum duration of a run; the next run continues. Below the 120 s after which a job expires. */
  runMs?: number;
}>;
type Result = Readonly<{
  /** Number of checked payments. */
  looked: number;
  /** Of those, payments whose provider state could not be fetched. */
  failed: number;
  /** Number of undelivered events fetched. */
  signals: number;
}>;
const defaultBatch = 200;
const defaultRunMs = 90_000;

/** Settles each payment that may have changed; sufficient alone when all webhooks and jobs are lost. */
export class Reconcile {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute(): Promise<Result> {
    const { fetchUndelivered, handleDueEvents, clock, runMs = defaultRunMs } = this.#deps;
    const now = clock.now();
    const endsAt = new Date(now.getTime() + runMs);
    await this.#sendUnsentRefunds();
    const signals = await fetchUndelivered.execute(endsAt);
    // Only events due now: later ones wake a worker, and this run must reach the payments.
    await handleDueEvents.execute({ endsAt, dueBy: clock.now() });
    return { ...(await this.#checkPayments(now, endsAt)), signals };
  }

  async #sendUnsentRefunds(): Promise<void> {
    const { findUnsentRefunds, jobs, work } = this.#deps;
    for (const refund of await findUnsentRefunds())
      await work.transact(() => jobs.enqueue(sendRefund, refund));
  }

  async #checkPayments(now: Date, endsAt: Date): Promise<Pick<Result, 'looked' | 'failed'>> {
    const { checks, clock, afterSeconds, batch = defaultBatch } = this.#deps;
    const due = { now, afterMs: afterSeconds * 1_000, limit: batch };
    const result = { looked: 0, failed: 0 };
    const defects: unknown[] = [];
    // A claim marks payments as checked, so that one that cannot be fetched comes last in the next run.
    let claimed = await checks.claimDue(due);
    while (claimed.length > 0) {
      for (const [place, paymentId] of claimed.entries()) {
        if (clock.now() >= endsAt) return this.#stop(claimed.slice(place), result);
        result.looked += 1;
        try {
          await this.#deps.settlePayment.execute({ actor: system('reconciler'), paymentId });
        } catch (error) {
          result.failed += 1;
          if (!(error instanceof Failure)) defects.push(error);
        }
      }
      claimed = await checks.claimDue(due);
    }
    if (defects.length > 0) throw new AggregateError(defects, 'payments could not be checked');
    return result;
  }

  /** Releases claimed, unchecked payments: the next run starts with them. */
  async #stop<T>(left: readonly number[], result: T): Promise<T> {
    await this.#deps.checks.release(left);
    return result;
  }
}
