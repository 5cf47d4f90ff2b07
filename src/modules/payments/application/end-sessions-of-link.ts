import { system } from '#kernel/actor.ts';
import type { PayableLinks } from '#modules/links/index.ts';
import type { Payments } from '../ports/payments.ts';
import type { EndSession } from './end-session.ts';

type Command = Readonly<{ linkId: number; exceptPaymentId: number | null }>;
type Deps = Readonly<{ payments: Payments; links: PayableLinks; endSession: EndSession }>;

/** Nobody is left on a page of the provider for a link that is paid or cancelled. Reusable links stay open. */
export class EndSessionsOfLink {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ linkId, exceptPaymentId }: Command): Promise<void> {
    const { payments, links, endSession } = this.#deps;
    if ((await links.payableToken(linkId)) !== null) return;
    for (const paymentId of await payments.unsettledOn(linkId)) {
      if (paymentId !== exceptPaymentId)
        await endSession.execute({ actor: system('link-closed'), paymentId });
    }
  }
}
