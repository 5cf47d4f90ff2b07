import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Payment } from '../domain/payment.ts';
import type { PaymentStatus } from '../domain/status.ts';
import type { PaymentChecks } from '../ports/payment-checks.ts';
import type { SettlePayment } from './settle-payment.ts';

type Command = Readonly<{
  actor: Actor;
  /** As it was just read. */
  payment: Payment;
  /** Also fetch a payment that is over: the back office sees refunds, disputes and late money. */
  evenWhenOver?: boolean;
}>;
type Result = Readonly<{ status: PaymentStatus }>;
type Deps = Readonly<{
  checks: PaymentChecks;
  settlePayment: SettlePayment;
  clock: Clock;
}>;

/** Milliseconds between two fetches of one payment for all callers together: the provider limits our calls. */
export const fetchEveryMs = 2_000;

/**
 * Settles a payment for callers who may ask without limit. Callers at the same time share one fetch; within two seconds
 * of the last one, and once the payment is over, what is stored is the answer.
 */
export class RefreshPayment {
  readonly #deps: Deps;
  /** Fetches of this process that are under way, by payment. */
  readonly #running = new Map<number, Promise<Result>>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws ProviderAway */
  execute(command: Command): Promise<Result> {
    const { id } = command.payment;
    const running = this.#running.get(id);
    if (running !== undefined) return running;
    const started = this.#refresh(command).finally(() => this.#running.delete(id));
    this.#running.set(id, started);
    return started;
  }

  async #refresh({ actor, payment, evenWhenOver = false }: Command): Promise<Result> {
    const { checks, settlePayment, clock } = this.#deps;
    const { id: paymentId } = payment;
    const { status } = payment.toRecord();
    const isOver = status !== 'PENDING' && status !== 'PROCESSING';
    if (isOver && !evenWhenOver) return { status };
    const now = clock.now();
    const mayFetch = await checks.claim(paymentId, new Date(now.getTime() - fetchEveryMs), now);
    return mayFetch ? settlePayment.execute({ actor, paymentId, payment }) : { status };
  }
}
