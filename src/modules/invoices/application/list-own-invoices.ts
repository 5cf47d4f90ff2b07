import { ownMerchantOf, type Actor } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import type {
  InvoiceFilters,
  InvoiceSort,
  InvoiceSummaryView,
  InvoiceViews,
} from '../ports/invoice-views.ts';

type Query = Readonly<{ actor: Actor; filters: InvoiceFilters; page: PageRequest<InvoiceSort> }>;
type Deps = Readonly<{ views: InvoiceViews; clock: Clock }>;

/** The documents of the caller's own merchant, test documents included. */
export class ListOwnInvoices {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed */
  async execute({ actor, filters, page }: Query): Promise<Page<InvoiceSummaryView>> {
    const { views, clock } = this.#deps;
    return views.list([ownMerchantOf(actor)], filters, page, businessDateOf(clock.now()));
  }
}
