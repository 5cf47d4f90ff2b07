import { mustHaveRole, ownMerchantOf, type Actor } from '#kernel/actor.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import { maySee } from '#kernel/visibility.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import { MerchantNotFound } from '../domain/failures.ts';
import type { PaymentFilters, PaymentSort, PaymentView, PaymentViews } from '../ports/payment-views.ts';

type Query = Readonly<{
  actor: Actor;
  /** Whose: the caller's own merchant, one merchant, or all that the caller may see in the back office. */
  scope: 'own' | 'back-office' | Readonly<{ merchantId: number }>;
  filters: PaymentFilters;
  page: PageRequest<PaymentSort>;
}>;
type Deps = Readonly<{ views: PaymentViews; merchants: MerchantDirectory }>;

export class ListPayments {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, MerchantNotFound when it is not the caller's to see */
  async execute({ actor, scope, filters, page }: Query): Promise<Page<PaymentView>> {
    const { views, merchants } = this.#deps;
    if (scope === 'own') return views.list([ownMerchantOf(actor)], filters, page);
    if (scope === 'back-office') mustHaveRole(actor, 'ADMIN', 'SUPPORT', 'ACCOUNTANT');
    const visible = await merchants.visibleTo(actor);
    if (scope === 'back-office') return views.list(visible, filters, page);
    const isKnown = maySee(visible, scope.merchantId) && (await merchants.byId(scope.merchantId)) !== null;
    if (!isKnown) throw new MerchantNotFound();
    return views.list([scope.merchantId], filters, page);
  }
}
