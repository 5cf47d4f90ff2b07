import type { Actor } from '#kernel/actor.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import { PaymentNotFound } from '../domain/failures.ts';
import type { PaymentView, PaymentViews } from '../ports/payment-views.ts';

type Query = Readonly<{ actor: Actor; paymentId: number }>;
type Deps = Readonly<{ views: PaymentViews; merchants: MerchantDirectory }>;

export class ShowPayment {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws PaymentNotFound, also when it is somebody else's */
  async execute({ actor, paymentId }: Query): Promise<PaymentView> {
    const { views, merchants } = this.#deps;
    const payment = await views.byId(paymentId, await merchants.visibleTo(actor));
    if (payment === null) throw new PaymentNotFound();
    return payment;
  }
}
