import type { Actor } from '#kernel/actor.ts';
import type { CardProvider } from '../ports/card-provider.ts';
import type { Payments } from '../ports/payments.ts';
import type { AttachSession } from './attach-session.ts';
import type { SettlePayment } from './settle-payment.ts';

type Command = Readonly<{ actor: Actor; paymentId: number }>;
type Deps = Readonly<{
  payments: Payments;
  cardProvider: CardProvider;
  attach: AttachSession;
  settlePayment: SettlePayment;
}>;

/** Ends the hosted page of a payment and settles the payment with its final provider state. */
export class EndCheckoutSession {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, paymentId }: Command): Promise<void> {
    const { payments, cardProvider, attach, settlePayment } = this.#deps;
    const payment = await payments.get(paymentId);
    const attempt = payment?.openAttempt;
    if (payment === null || attempt === undefined) return;
    const account = payment.toRecord().providerAccount;
    // A session whose answer was lost may be open: the same call returns it.
    const session = await attach.execute({ actor, payment, attempt });
    await cardProvider.endCheckout(session.id, account);
    await settlePayment.execute({ actor, paymentId });
  }
}
