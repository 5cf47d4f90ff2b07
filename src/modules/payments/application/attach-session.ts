import { nameOf, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Attempt } from '../domain/attempt.ts';
import { ProviderAway, ProviderRefused } from '../domain/failures.ts';
import type { Payment } from '../domain/payment.ts';
import type { CardProvider } from '../ports/card-provider.ts';
import type { PaymentLiveEvents } from '../ports/payment-live-events.ts';
import type { Payments } from '../ports/payments.ts';
import { changeOf } from './change-of.ts';

type Command = Readonly<{ actor: Actor; paymentId: number; attempt: Attempt; account: string | null }>;
type Deps = Readonly<{
  payments: Payments;
  cardProvider: Pick<CardProvider, 'openCheckout'>;
  liveEvents: PaymentLiveEvents;
  work: UnitOfWork;
  clock: Clock;
}>;

/**
 * Transaction B: repeats the identical call under the key stored before the first, then stores its answer. After a lost
 * answer the provider gives the same session again.
 */
export class AttachSession {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws ProviderAway (nothing is lost: a job repeats it), ProviderRefused */
  async execute({ actor, paymentId, attempt, account }: Command): Promise<{ id: string; url: string }> {
    if (attempt.state === 'OPEN') return { id: attempt.sessionId!, url: attempt.checkoutUrl! };
    const { cardProvider, clock } = this.#deps;
    const key = attempt.providerKey;
    const by = () => ({ actor: nameOf(actor), now: clock.now() });
    try {
      const session = await cardProvider.openCheckout(key, attempt.providerRequest, account);
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
    const { payments, liveEvents, work } = this.#deps;
    await work.transact(async () => {
      const change = await payments.change(paymentId, (payment) => {
        apply(payment);
        return changeOf(payment);
      });
      if (change !== null) await liveEvents.publish(change);
    });
  }

  /** Of calls for one session at the same time the provider refuses some, while another is answered. */
  async #attachedMeanwhile(paymentId: number, key: string): Promise<{ id: string; url: string } | null> {
    const attempt = (await this.#deps.payments.get(paymentId))?.openAttempt;
    if (attempt?.providerKey !== key || attempt.state !== 'OPEN') return null;
    return { id: attempt.sessionId!, url: attempt.checkoutUrl! };
  }
}
