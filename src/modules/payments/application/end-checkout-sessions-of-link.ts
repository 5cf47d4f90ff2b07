import { system } from '#kernel/actor.ts';
import type { PayableLinks } from '#modules/links/index.ts';
import type { Payments } from '../ports/payments.ts';
import type { EndCheckoutSession } from './end-checkout-session.ts';

type Command = Readonly<{ paymentLinkId: number; exceptPaymentId: number | null }>;
type Deps = Readonly<{ payments: Payments; links: PayableLinks; endSession: EndCheckoutSession }>;

/** Ends the hosted pages of a payment link that can no longer be paid; a link that can be paid is left alone. */
export class EndCheckoutSessionsOfLink {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ paymentLinkId, exceptPaymentId }: Command): Promise<void> {
    const { payments, links, endSession } = this.#deps;
    if ((await links.payableToken(paymentLinkId)) !== null) return;
    for (const { paymentId } of await payments.openSessionsOfLink(paymentLinkId)) {
      if (paymentId !== exceptPaymentId)
        await endSession.execute({ actor: system('link-closed'), paymentId });
    }
  }
}
