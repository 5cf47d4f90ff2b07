import type { BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { InvalidFields } from '#kernel/failure.ts';
import type { Money } from '#kernel/money.ts';
import type { CustomerDirectory } from '#modules/customers/index.ts';
import { rateProblems, type ExchangeRates } from '#modules/rates/index.ts';
import type { Supplier } from '../domain/document-for-payment.ts';
import { draftProblems } from '../domain/draft-problems.ts';
import { linesOf, sumsOf, type InvoiceDraft } from '../domain/written-invoice.ts';
import { amountProblems } from './written-invoice-problems.ts';

type Command = Readonly<{
  draft: InvoiceDraft;
  supplier: Supplier;
  customerId: number | null;
  today: BusinessDate;
}>;
type Deps = Readonly<{
  exchangeRates: Pick<ExchangeRates, 'euroRateOn'>;
  customerDirectory: CustomerDirectory;
}>;

/** What a sale is worth, in the currency of its draft. */
export type SaleSums = Readonly<Record<'subtotal' | 'tax' | 'total', Money<ChargeCurrency>>>;

/** Checks what a later invoice will be written of, as the invoice itself is checked, and computes its sums. */
export class CheckSale {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws InvalidFields with every problem, at the fields of an invoice */
  async execute({ draft, supplier, customerId, today }: Command): Promise<SaleSums> {
    const { exchangeRates, customerDirectory } = this.#deps;
    const sums = sumsOf(linesOf(draft, supplier), draft.currency);
    const isKnown = customerId === null || (await customerDirectory.isPickable(supplier.id, customerId));
    const problems = [
      ...draftProblems(draft, supplier.vatRegistration, today),
      ...amountProblems(draft, { total: sums.total, today, isFinal: false, isOfProduct: false }),
      ...(await rateProblems(exchangeRates, today, draft.currency)),
      ...(isKnown ? [] : [{ field: 'customerId', code: 'fields.customer-unknown' }]),
    ];
    if (problems.length > 0) throw new InvalidFields(problems);
    return sums;
  }
}
