import { system } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { Failure } from '#kernel/failure.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PaymentChecks } from '../ports/payment-checks.ts';
import type { ProviderInbox } from '../ports/provider-inbox.ts';
import type { FetchUndelivered } from './fetch-undelivered.ts';
import type { HandleSignal } from './handle-signal.ts';
import { sendRefund } from './jobs.ts';
import type { SettlePayment } from './settle-payment.ts';

type Deps = Readonly<{
  checks: PaymentChecks;
  inbox: ProviderInbox;
  fetchUndelivered: Pick<FetchUndelivered, 'execute'>;
  settlePayment: Pick<SettlePayment, 'execute'>;
  handleSignal: Pick<HandleSignal, 'execute'>;
  jobs: Jobs;
  work: UnitOfWork;
  clock: Clock;
  /** Payments with news more recent than this are left to their own jobs. */
  afterSeconds: number;
  /** Payments, and stored events, of one query. */
  batch?: number;
  /** After so long a run ends; the next one goes on where it stopped. Below the 120 s after which a job expires. */
  runMs?: number;
}>;
type Result = Readonly<{
  /** Payments that were checked. */
  looked: number;
  /** Of those, the ones whose state could not be fetched. */
  failed: number;
  /** Undelivered events that were fetched. */
  signals: number;
}>;
const defaultBatch = 200;
const defaultRunMs = 90_000;

/** The net under everything: alone, with every webhook and job lost, it brings each payment to its true state. */
export class Reconcile {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute(): Promise<Result> {
    const { fetchUndelivered, clock, runMs = defaultRunMs } = this.#deps;
    const now = clock.now();
    const endsAt = new Date(now.getTime() + runMs);
    await this.#sendForgottenRefunds(now);
    const signals = await fetchUndelivered.execute(endsAt);
    await this.#handleWaiting(endsAt);
    return { ...(await this.#checkPayments(now, endsAt)), signals };
  }

  #before(now: Date): Date {
    return new Date(now.getTime() - this.#deps.afterSeconds * 1_000);
  }

  async #sendForgottenRefunds(now: Date): Promise<void> {
    const { checks, jobs, work } = this.#deps;
    const forgotten = await checks.refundsWithoutJob(this.#before(now));
    for (const refund of forgotten) await work.transact(() => jobs.enqueue(sendRefund, refund));
  }

  async #handleWaiting(endsAt: Date): Promise<void> {
    const { inbox, handleSignal, clock, batch = defaultBatch } = this.#deps;
    // After the undelivered events were stored, so that they are handled in this run.
    const now = clock.now();
    let due = await inbox.due(now, batch);
    while (due.length > 0) {
      for (const inboxId of due) {
        if (clock.now() >= endsAt) return;
        await handleSignal.execute({ inboxId });
      }
      due = await inbox.due(now, batch);
    }
  }

  async #checkPayments(now: Date, endsAt: Date): Promise<Pick<Result, 'looked' | 'failed'>> {
    const { checks, clock, afterSeconds, batch = defaultBatch } = this.#deps;
    const due = { now, afterMs: afterSeconds * 1_000, limit: batch };
    const result = { looked: 0, failed: 0 };
    const defects: unknown[] = [];
    // Claimed payments are marked as checked, so that one that cannot be asked goes to the end of the line.
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

  /** What was claimed and not checked is the first of the next run. */
  async #stop<T>(left: readonly number[], result: T): Promise<T> {
    await this.#deps.checks.release(left);
    return result;
  }
}
