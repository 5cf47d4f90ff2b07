import type { Actor } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import { InvoiceNotFound } from '../domain/failures.ts';
import type { InvoiceView, InvoiceViews } from '../ports/invoice-views.ts';

type Query = Readonly<{ actor: Actor; invoiceId: number }>;
type Deps = Readonly<{ views: InvoiceViews; merchants: MerchantDirectory; clock: Clock }>;

/** One document, for whoever may see its merchant; for anybody else there is none. */
export class GetInvoice {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws InvoiceNotFound */
  async execute({ actor, invoiceId }: Query): Promise<InvoiceView> {
    const { views, merchants, clock } = this.#deps;
    const visibility = await merchants.visibleTo(actor);
    const invoice = await views.byId(invoiceId, visibility, businessDateOf(clock.now()));
    if (invoice === null) throw new InvoiceNotFound();
    return invoice;
  }
}
