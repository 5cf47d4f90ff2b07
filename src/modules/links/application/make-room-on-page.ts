import type { Clock } from '#kernel/clock.ts';
import { givingWay } from '#kernel/giving-way.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PaymentsOfLinks } from '../ports/payments-of-links.ts';
import type { PaymentLinks } from '../ports/payment-links.ts';

type Deps = Readonly<{
  links: PaymentLinks;
  paymentsOfLinks: Pick<PaymentsOfLinks, 'withPayments'>;
  work: UnitOfWork;
  clock: Clock;
}>;

/**
 * Ends links that payers made on a merchant's public page and left, so that the next payer has room: `givingWay`. An
 * ended link is EXPIRED; a payment that was begun through it can still succeed.
 */
export class MakeRoomOnPage {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @param limit open links of the page, the one that follows included */
  async execute({ merchantId, limit }: Readonly<{ merchantId: number; limit: number }>): Promise<void> {
    const { links, paymentsOfLinks, work, clock } = this.#deps;
    const now = clock.now();
    const open = await links.openOfPage(merchantId, now);
    if (open.length < limit) return;
    const touched = new Set(await paymentsOfLinks.withPayments(open.map(({ id }) => id)));
    const ending = givingWay(
      open.map(({ id, openedFrom }) => ({ id, owner: openedFrom, isTouched: touched.has(id) })),
      limit,
    );
    // One transaction each: two payers who make room at once lock one link at a time.
    for (const { id } of ending) await work.transact(() => links.change(id, (link) => link.giveWay(now)));
  }
}
