import { nameOf, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Attempt } from '../domain/attempt.ts';
import { ProviderAway, ProviderRefused } from '../domain/failures.ts';
import type { Payment } from '../domain/payment.ts';
import type { PaymentGateway } from '../ports/payment-gateway.ts';
import type { PaymentNewsDesk } from '../ports/payment-news.ts';
import type { Payments } from '../ports/payments.ts';
import { changeOf } from './change-of.ts';

type Command = Readonly<{ actor: Actor; paymentId: number; attempt: Attempt; account: string | null }>;
type Deps = Readonly<{
  payments: Payments;
  gateway: PaymentGateway;
  desk: PaymentNewsDesk;
  work: UnitOfWork;
  clock: Clock;
}>;

/**
 * Transaction B: the identical call, as often as it takes, under the key stored before the first; then its answer is
 * written down. After a lost answer the provider gives the same session again.
 */
export class AttachSession {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws ProviderAway (nothing is lost: a job repeats it), ProviderRefused */
  async execute({ actor, paymentId, attempt, account }: Command): Promise<{ id: string; url: string }> {
    if (attempt.state === 'OPEN') return { id: attempt.sessionId!, url: attempt.checkoutUrl! };
    const { gateway, clock } = this.#deps;
    const key = attempt.providerKey;
    const by = () => ({ actor: nameOf(actor), now: clock.now() });
    try {
      const session = await gateway.openCheckout(key, attempt.providerRequest, account);
      await this.#write(paymentId, (payment) => payment.attach(key, session, by()));
      return session;
    } catch (error) {
      if (error instanceof ProviderRefused) {
        await this.#write(paymentId, (payment) => payment.refuseAttempt(key, error.reason, by()));
      }
      const attached = error instanceof ProviderAway ? await this.#attachedMeanwhile(paymentId, key) : null;
      if (attached === null) throw error;
      return attached;
    }
  }

  async #write(paymentId: number, apply: (payment: Payment) => void): Promise<void> {
    const { payments, desk, work } = this.#deps;
    await work.transact(async () => {
      const change = await payments.change(paymentId, (payment) => {
        apply(payment);
        return changeOf(payment);
      });
      if (change !== null) await desk.tellChange(change);
    });
  }

  /** Of several who ask for one session at once the provider turns some away, while another is given it. */
  async #attachedMeanwhile(paymentId: number, key: string): Promise<{ id: string; url: string } | null> {
    const attempt = (await this.#deps.payments.get(paymentId))?.openAttempt;
    if (attempt?.providerKey !== key || attempt.state !== 'OPEN') return null;
    return { id: attempt.sessionId!, url: attempt.checkoutUrl! };
  }
}
