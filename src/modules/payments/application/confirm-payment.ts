import { NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { hasRole, type Actor } from '#kernel/actor.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import { PaymentNotFound } from '../domain/failures.ts';
import type { CheckoutAllowances } from '../ports/checkout-allowances.ts';
import type { Payments } from '../ports/payments.ts';
import type { PaymentView, PaymentViews } from '../ports/payment-views.ts';
import type { RefreshPayment } from './refresh-payment.ts';
import type { CheckoutOutcome, TellCheckoutState } from './tell-checkout-state.ts';

type Command = Readonly<{
  actor: Actor;
  paymentId: number;
  /** The payer's proof without a sign-in: only the payer's browser was given the session's id. */
  sessionId: string | undefined;
  /** IP address of the caller. */
  address: string;
}>;
type Result =
  | Readonly<{ seenBy: 'STAFF'; payment: PaymentView }>
  | Readonly<{ seenBy: 'PAYER'; outcome: CheckoutOutcome }>;
type Deps = Readonly<{
  payments: Payments;
  views: PaymentViews;
  merchants: MerchantDirectory;
  allowances: CheckoutAllowances;
  refresh: RefreshPayment;
  tellCheckoutState: TellCheckoutState;
}>;

/** Fetches the state at the provider, at most once in two seconds, and settles. Asking again changes nothing. */
export class ConfirmPayment {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws RateLimited, SignInNeeded, NotAllowed, PaymentNotFound, ProviderAway */
  async execute({ actor, paymentId, sessionId, address }: Command): Promise<Result> {
    const { payments, views, allowances, refresh, tellCheckoutState } = this.#deps;
    if (actor.kind === 'anonymous') await allowances.takeQuestion(address);
    if (await this.#maySee(actor, paymentId)) {
      await refresh.execute({ actor, paymentId, evenWhenOver: true });
      return { seenBy: 'STAFF', payment: (await views.byId(paymentId, 'all'))! };
    }
    const isPayer = sessionId !== undefined && (await payments.findBySession(sessionId)) === paymentId;
    if (!isPayer) throw this.#refusal(actor);
    await refresh.execute({ actor, paymentId });
    return { seenBy: 'PAYER', outcome: await tellCheckoutState.stored(paymentId) };
  }

  async #maySee(actor: Actor, paymentId: number): Promise<boolean> {
    if (actor.kind === 'anonymous' || hasRole(actor, 'ACCOUNTANT')) return false;
    const { views, merchants } = this.#deps;
    return (await views.byId(paymentId, await merchants.visibleTo(actor))) !== null;
  }

  #refusal(actor: Actor): Error {
    if (actor.kind === 'anonymous') return new SignInNeeded();
    return hasRole(actor, 'ACCOUNTANT') ? new NotAllowed() : new PaymentNotFound();
  }
}
