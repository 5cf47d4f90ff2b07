import { SignInNeeded, NotAllowed } from '#kernel/failure.ts';
import { hasRole, type Actor } from '#kernel/actor.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import { PaymentNotFound } from '../domain/failures.ts';
import type { Payments } from '../ports/payments.ts';
import type { PaymentView, PaymentViews } from '../ports/payment-views.ts';
import type { SettlePayment } from './settle-payment.ts';

type Command = Readonly<{
  actor: Actor;
  paymentId: number;
  /** The payer's proof when nobody is signed in: only its browser was given the session's id. */
  sessionId: string | undefined;
}>;
type Deps = Readonly<{
  payments: Payments;
  views: PaymentViews;
  merchants: MerchantDirectory;
  settlePayment: SettlePayment;
}>;

/** Looks at the provider now. Asking again changes nothing. */
export class ConfirmPayment {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, PaymentNotFound, ProviderAway */
  async execute({ actor, paymentId, sessionId }: Command): Promise<PaymentView> {
    const { payments, views, merchants, settlePayment } = this.#deps;
    const isPayer = sessionId !== undefined && (await payments.findBySession(sessionId)) === paymentId;
    if (!isPayer && actor.kind === 'anonymous') throw new SignInNeeded();
    if (!isPayer && hasRole(actor, 'ACCOUNTANT')) throw new NotAllowed();
    const visible = isPayer ? 'all' : await merchants.visibleTo(actor);
    if ((await views.byId(paymentId, visible)) === null) throw new PaymentNotFound();
    await settlePayment.execute({ actor, paymentId });
    return (await views.byId(paymentId, 'all'))!;
  }
}
