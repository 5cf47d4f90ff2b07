import type { ChargeCurrency } from '#kernel/currency.ts';
import type { RegisterRow } from '../../ports/invoice-register.ts';

const amounts = [
  'base20Minor',
  'vat20Minor',
  'base9Minor',
  'vat9Minor',
  'base0Minor',
  'totalMinor',
  'paidMinor',
  'eurSubtotalMinor',
  'eurTaxMinor',
] as const;
type Amount = (typeof amounts)[number];
export type CurrencyTotals = Readonly<Record<Amount, number>>;

/** Sums of one currency never mix with another's; test and annulled documents are in none. */
export class RegisterTotals {
  readonly #byCurrency = new Map<ChargeCurrency, Record<Amount, number>>();

  count(row: RegisterRow): void {
    if (row.isTest || row.isAnnulled) return;
    const sums = this.#byCurrency.get(row.currency) ?? zeros();
    for (const amount of amounts) sums[amount] += row[amount];
    this.#byCurrency.set(row.currency, sums);
  }

  get byCurrency(): readonly (readonly [ChargeCurrency, CurrencyTotals])[] {
    return [...this.#byCurrency].toSorted(([one], [other]) => one.localeCompare(other));
  }
}

const zeros = (): Record<Amount, number> =>
  Object.fromEntries(amounts.map((amount) => [amount, 0])) as Record<Amount, number>;
