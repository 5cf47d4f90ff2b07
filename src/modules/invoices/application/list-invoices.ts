import { mustHaveRole, ownMerchantOf, type Actor } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type {
  InvoiceFilters,
  InvoiceSort,
  InvoiceSummaryView,
  InvoiceViews,
} from '../ports/invoice-views.ts';

type Query = Readonly<{
  actor: Actor;
  /** Whose: the caller's own merchant's, or those of all merchants that the caller may see. */
  scope: 'own' | 'back-office';
  filters: InvoiceFilters;
  page: PageRequest<InvoiceSort>;
}>;
type Deps = Readonly<{ views: InvoiceViews; merchants: MerchantDirectory; clock: Clock }>;

/** Documents, test documents included. */
export class ListInvoices {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed */
  async execute({ actor, scope, filters, page }: Query): Promise<Page<InvoiceSummaryView>> {
    const { views, merchants, clock } = this.#deps;
    const today = businessDateOf(clock.now());
    if (scope === 'own') return views.list([ownMerchantOf(actor)], filters, page, today);
    mustHaveRole(actor, 'ADMIN', 'SUPPORT', 'ACCOUNTANT');
    return views.list(await merchants.visibleTo(actor), filters, page, today);
  }
}
