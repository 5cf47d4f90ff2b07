import type { Actor } from '#kernel/actor.ts';
import type { PaymentGateway } from '../ports/payment-gateway.ts';
import type { Payments } from '../ports/payments.ts';
import type { AttachSession } from './attach-session.ts';
import type { SettlePayment } from './settle-payment.ts';

type Command = Readonly<{ actor: Actor; paymentId: number }>;
type Deps = Readonly<{
  payments: Payments;
  gateway: PaymentGateway;
  attach: AttachSession;
  settlePayment: SettlePayment;
}>;

/** Closes a payment's hosted page for good, and settles what it had become by then. */
export class EndSession {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, paymentId }: Command): Promise<void> {
    const { payments, gateway, attach, settlePayment } = this.#deps;
    const payment = await payments.get(paymentId);
    const attempt = payment?.openAttempt;
    if (payment === null || attempt === undefined) return;
    const account = payment.toRecord().providerAccount;
    // A session whose address we never learnt is open all the same: the same call tells it.
    const session = await attach.execute({ actor, paymentId, attempt, account });
    await gateway.endCheckout(session.id, account);
    await settlePayment.execute({ actor, paymentId });
  }
}
