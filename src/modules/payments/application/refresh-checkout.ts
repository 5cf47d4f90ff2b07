import type { Actor } from '#kernel/actor.ts';
import { Failure } from '#kernel/failure.ts';
import { PaymentNotFound } from '../domain/failures.ts';
import type { CheckoutAllowances } from '../ports/checkout-allowances.ts';
import type { PaymentIds } from '../ports/payment-ids.ts';
import type { RefreshPayment } from './refresh-payment.ts';

type Command = Readonly<{
  actor: Actor;
  sessionId: string;
  /** IP address of the caller. */
  address: string;
}>;
type Deps = Readonly<{ paymentIds: PaymentIds; allowances: CheckoutAllowances; refresh: RefreshPayment }>;

/** Fetches the state of a checkout for the return page, so that the answer is right before the webhook has come. */
export class RefreshCheckout {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @returns the id of the payment @throws RateLimited, PaymentNotFound */
  async execute({ actor, sessionId, address }: Command): Promise<number> {
    const { paymentIds, allowances, refresh } = this.#deps;
    await allowances.takeQuestion(address);
    const paymentId = await paymentIds.bySession(sessionId);
    if (paymentId === null) throw new PaymentNotFound();
    try {
      await refresh.execute({ actor, paymentId });
    } catch (error) {
      // The provider does not answer: the stored state is the answer, and the page asks again.
      if (!(error instanceof Failure)) throw error;
    }
    return paymentId;
  }
}
