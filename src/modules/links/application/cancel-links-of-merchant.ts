import type { Clock } from '#kernel/clock.ts';
import type { Events } from '#kernel/events.ts';
import { LinkClosed } from '../domain/events.ts';
import type { PaymentLinks } from '../ports/payment-links.ts';

type Command = Readonly<{ merchantId: number }>;
type Deps = Readonly<{ links: PaymentLinks; clock: Clock; events: Events }>;

/** Cancels the ACTIVE and EXPIRED links of a merchant that is closed or leaves, in the transaction of it. */
export class CancelLinksOfMerchant {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ merchantId }: Command): Promise<void> {
    const { links, clock, events } = this.#deps;
    for (const paymentLinkId of await links.idsOf({ openOfMerchant: merchantId })) {
      await links.change(paymentLinkId, (link) => link.cancel(clock.now()));
      await events.publish(LinkClosed, { paymentLinkId });
    }
  }
}
