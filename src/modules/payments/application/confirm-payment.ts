import { NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { hasRole, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { mustHoldAsMember } from '#kernel/merchant-rights.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import { PaymentNotFound } from '../domain/failures.ts';
import type { Payment } from '../domain/payment.ts';
import type { CheckoutRateLimits } from './checkout-rate-limits.ts';
import type { Payments } from '../ports/payments.ts';
import { maySeePayment } from './policies.ts';
import type { RefreshPayment } from './refresh-payment.ts';

type Command = Readonly<{
  actor: Actor;
  paymentId: number;
  /** Proof of the payer without a sign-in: only the payer's browser knows the session id. */
  sessionId: string | undefined;
  /** IP address of the caller. */
  ip: string;
}>;
/** STAFF (merchant and back office) see the payment, the PAYER sees the outcome of the checkout. */
type Result = Readonly<{ seenBy: 'STAFF' | 'PAYER' }>;
type Deps = Readonly<{
  payments: Payments;
  merchants: MerchantDirectory;
  rateLimits: CheckoutRateLimits;
  refresh: RefreshPayment;
  clock: Clock;
}>;

/** Fetches the provider state, at most once in two seconds, and settles. Idempotent. */
export class ConfirmPayment {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws RateLimited, SignInNeeded, NotAllowed, PaymentNotFound, ProviderAway */
  async execute({ actor, paymentId, sessionId, ip }: Command): Promise<Result> {
    const { payments, rateLimits, refresh } = this.#deps;
    if (actor.kind === 'anonymous') await rateLimits.takeStatusRequest(ip);
    const visible = await this.#visiblePayment(actor, paymentId);
    if (visible !== null) {
      await refresh.execute({ actor, payment: visible, evenWhenFinal: true });
      return { seenBy: 'STAFF' };
    }
    const paid = sessionId === undefined ? null : await payments.get({ sessionId });
    if (paid?.id !== paymentId) throw this.#refusal(actor);
    await refresh.execute({ actor, payment: paid });
    return { seenBy: 'PAYER' };
  }

  /** The payment, when the merchant or the back office may see it; null otherwise. */
  async #visiblePayment(actor: Actor, paymentId: number): Promise<Payment | null> {
    if (actor.kind === 'anonymous' || hasRole(actor, 'ACCOUNTANT')) return null;
    const payment = await this.#deps.payments.get(paymentId);
    if (payment === null || !(await maySeePayment(this.#deps, actor, payment))) return null;
    mustHoldAsMember(actor, 'SEE');
    return payment;
  }

  #refusal(actor: Actor): Error {
    if (actor.kind === 'anonymous') return new SignInNeeded();
    return hasRole(actor, 'ACCOUNTANT') ? new NotAllowed() : new PaymentNotFound();
  }
}
