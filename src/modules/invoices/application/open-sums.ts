import type { PayableLinks } from '#modules/links/index.ts';
import type { OpenInvoices } from '#modules/payments/index.ts';
import type { Invoices } from '../ports/invoices.ts';

type Deps = Readonly<{ invoices: Invoices; links: Pick<PayableLinks, 'invoiceOf'> }>;

/** Implements a port of payments: the open sums of written invoices, by their payment links. */
export class OpenSums implements OpenInvoices {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async hasOpen(
    paymentLinkId: number,
    amount: Parameters<OpenInvoices['hasOpen']>[1],
  ): Promise<boolean | null> {
    const { invoices, links } = this.#deps;
    const id = await links.invoiceOf(paymentLinkId);
    if (id === null) return null;
    return invoices.change({ id }, (invoice) => (invoice.isAnnulled ? null : invoice.hasOpen(amount)));
  }
}
