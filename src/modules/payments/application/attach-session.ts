import { nameOf, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Attempt } from '../domain/attempt.ts';
import { ProviderAway, ProviderRefused } from '#kernel/provider-failures.ts';
import type { Payment } from '../domain/payment.ts';
import type { CardProvider } from '../ports/card-provider.ts';
import type { Mandates } from './mandates/mandates.ts';
import type { PaymentLiveEvents } from '../ports/payment-live-events.ts';
import type { Payments } from '../ports/payments.ts';
import { changeOf } from './change-of.ts';
import { askForCharge } from './mandates/ask-for-charge.ts';

type Command = Readonly<{
  actor: Actor;
  /** As stored or read by the caller. */
  payment: Payment;
  attempt: Attempt;
}>;
/** `url` is null for the charge of a card that stays, which has no page. */
type Session = Readonly<{ id: string; url: string | null }>;
type Deps = Readonly<{
  payments: Payments;
  cardProvider: Pick<CardProvider, 'openCheckout' | 'chargeKeptCard' | 'findKeptCharge' | 'detachCard'>;
  mandates: Pick<Mandates, 'find'>;
  liveEvents: PaymentLiveEvents;
  work: UnitOfWork;
  clock: Clock;
}>;

/**
 * Transaction B: makes the call under the key stored before the first attempt, then stores its answer. After a lost
 * answer the provider returns the same session.
 */
export class AttachSession {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws ProviderAway (a job repeats the call), ProviderRefused */
  async execute({ actor, payment, attempt }: Command): Promise<Session> {
    if (attempt.status === 'OPEN') return { id: attempt.sessionId!, url: attempt.checkoutUrl };
    const { clock } = this.#deps;
    const { providerKey: key } = attempt;
    const by = () => ({ actor: nameOf(actor), now: clock.now() });
    try {
      const session = await this.#open(payment, attempt);
      await this.#write(payment, (current) => current.attach(key, session, by()));
      return session;
    } catch (error) {
      if (error instanceof ProviderRefused) {
        await this.#write(payment, (current) => current.refuseAttempt(key, error.reason, by()));
      }
      const attached = error instanceof ProviderAway ? await this.#attachedMeanwhile(payment.id, key) : null;
      if (attached === null) throw error;
      return attached;
    }
  }

  #open(payment: Payment, attempt: Attempt): Promise<Session> {
    if (attempt.kind === 'KEPT_CARD') return askForCharge(this.#deps, payment, attempt);
    const { cardProvider } = this.#deps;
    const { providerKey: key, providerRequest } = attempt;
    const { providerAccount } = payment.toRecord();
    return cardProvider.openCheckout(key, providerRequest, providerAccount);
  }

  async #write(payment: Payment, apply: (payment: Payment) => void): Promise<void> {
    const { payments, liveEvents, work } = this.#deps;
    await work.transact(async () => {
      const change = await payments.changeLoaded(payment, (current) => {
        apply(current);
        return changeOf(current);
      });
      if (change !== null) await liveEvents.publish(change);
    });
  }

  /** The session that a concurrent call has attached: the provider refuses all but one of concurrent calls. */
  async #attachedMeanwhile(paymentId: number, key: string): Promise<Session | null> {
    const attempt = (await this.#deps.payments.get(paymentId))?.openAttempt;
    if (attempt?.providerKey !== key || attempt.status !== 'OPEN') return null;
    return { id: attempt.sessionId!, url: attempt.checkoutUrl };
  }
}
