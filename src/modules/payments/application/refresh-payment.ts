import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Payment } from '../domain/payment.ts';
import type { PaymentStatus } from '../domain/status.ts';
import type { PaymentChecks } from '../ports/payment-checks.ts';
import type { SettlePayment } from './settle-payment.ts';

type Command = Readonly<{
  actor: Actor;
  /** As read just now. */
  payment: Payment;
  /** Also fetch a final payment, for refunds, disputes and late money. */
  evenWhenFinal?: boolean;
}>;
type Result = Readonly<{ status: PaymentStatus }>;
type Deps = Readonly<{
  checks: PaymentChecks;
  settlePayment: SettlePayment;
  clock: Clock;
}>;

/** Milliseconds between two fetches of one payment for all callers together, because of the provider's rate limit. */
export const fetchEveryMs = 2_000;

/**
 * Settles a payment for public callers. Concurrent callers share one fetch; within two seconds of the last fetch, and
 * for a final payment, the stored status is the answer.
 */
export class RefreshPayment {
  readonly #deps: Deps;
  /** Running fetches of this process by payment id. */
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

  async #refresh({ actor, payment, evenWhenFinal = false }: Command): Promise<Result> {
    const { checks, settlePayment, clock } = this.#deps;
    const { id: paymentId } = payment;
    const { status } = payment.toRecord();
    const isFinal = status !== 'PENDING' && status !== 'PROCESSING';
    if (isFinal && !evenWhenFinal) return { status };
    const now = clock.now();
    const mayFetch = await checks.claim(paymentId, new Date(now.getTime() - fetchEveryMs), now);
    return mayFetch ? settlePayment.execute({ actor, paymentId, payment }) : { status };
  }
}
