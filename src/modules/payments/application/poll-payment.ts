import { system } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Payments } from '../ports/payments.ts';
import { pollPayment } from './jobs.ts';
import type { SettlePayment } from './settle-payment.ts';

type Command = Readonly<{ paymentId: number }>;
type Deps = Readonly<{ settlePayment: SettlePayment; payments: Payments; jobs: Jobs; clock: Clock }>;

const minute = 60_000;
/** Milliseconds to the next fetch: a quarter of the payment's age, between one minute and one hour. */
const pauseFor = (ageMs: number): number => Math.min(Math.max(ageMs / 4, minute), 60 * minute);

/** Settles a payment without a webhook, and enqueues its next run until the payment cannot change. */
export class PollPayment {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ paymentId }: Command): Promise<void> {
    const { settlePayment, payments, jobs, clock } = this.#deps;
    const payment = await payments.get(paymentId);
    // A restored database may hold jobs of payments that it does not have.
    if (payment === null) return;
    const { status, providerFeeStatus, createdAt } = payment.toRecord();
    // A fetch could change nothing any more.
    if (status === 'SUCCEEDED' && providerFeeStatus === 'KNOWN') return;
    const { isSettled } = await settlePayment.execute({
      actor: system('reconciler'),
      paymentId,
      payment,
    });
    if (isSettled) return;
    const now = clock.now().getTime();
    const age = now - createdAt.getTime();
    await jobs.enqueue(
      pollPayment,
      { paymentId },
      { at: new Date(now + pauseFor(age)), key: String(paymentId) },
    );
  }
}
