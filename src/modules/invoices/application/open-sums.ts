import type { OpenInvoices } from '#modules/payments/index.ts';
import type { Invoices } from '../ports/invoices.ts';

type Deps = Readonly<{ invoices: Invoices }>;

/** Implements a port of payments: the open sums of written invoices. */
export class OpenSums implements OpenInvoices {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async hasOpen(id: number, amount: Parameters<OpenInvoices['hasOpen']>[1]): Promise<boolean | null> {
    return this.#deps.invoices.change({ id }, (invoice) =>
      invoice.isAnnulled ? null : invoice.hasOpen(amount),
    );
  }
}
