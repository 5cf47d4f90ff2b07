import { NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { hasRole, type Actor } from '#kernel/actor.ts';
import { maySee } from '#kernel/visibility.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import { PaymentNotFound } from '../domain/failures.ts';
import type { CheckoutAllowances } from '../ports/checkout-allowances.ts';
import type { PaymentIds } from '../ports/payment-ids.ts';
import type { Payments } from '../ports/payments.ts';
import type { RefreshPayment } from './refresh-payment.ts';

type Command = Readonly<{
  actor: Actor;
  paymentId: number;
  /** The payer's proof without a sign-in: only the payer's browser was given the session's id. */
  sessionId: string | undefined;
  /** IP address of the caller. */
  address: string;
}>;
/** Who has asked: the merchant and the back office see the payment, the payer the outcome of the checkout. */
type Result = Readonly<{ seenBy: 'STAFF' | 'PAYER' }>;
type Deps = Readonly<{
  payments: Payments;
  paymentIds: PaymentIds;
  merchants: MerchantDirectory;
  allowances: CheckoutAllowances;
  refresh: RefreshPayment;
}>;

/** Fetches the state at the provider, at most once in two seconds, and settles. Asking again changes nothing. */
export class ConfirmPayment {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws RateLimited, SignInNeeded, NotAllowed, PaymentNotFound, ProviderAway */
  async execute({ actor, paymentId, sessionId, address }: Command): Promise<Result> {
    const { paymentIds, allowances, refresh } = this.#deps;
    if (actor.kind === 'anonymous') await allowances.takeQuestion(address);
    if (await this.#maySee(actor, paymentId)) {
      await refresh.execute({ actor, paymentId, evenWhenOver: true });
      return { seenBy: 'STAFF' };
    }
    const isPayer = sessionId !== undefined && (await paymentIds.bySession(sessionId)) === paymentId;
    if (!isPayer) throw this.#refusal(actor);
    await refresh.execute({ actor, paymentId });
    return { seenBy: 'PAYER' };
  }

  async #maySee(actor: Actor, paymentId: number): Promise<boolean> {
    if (actor.kind === 'anonymous' || hasRole(actor, 'ACCOUNTANT')) return false;
    const { payments, merchants } = this.#deps;
    const payment = await payments.get(paymentId);
    return payment !== null && maySee(await merchants.visibleTo(actor), payment.toRecord().merchantId);
  }

  #refusal(actor: Actor): Error {
    if (actor.kind === 'anonymous') return new SignInNeeded();
    return hasRole(actor, 'ACCOUNTANT') ? new NotAllowed() : new PaymentNotFound();
  }
}
