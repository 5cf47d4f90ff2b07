import type { Invoice } from '#contract/invoices/invoices.ts';
import { sumOf } from '../../shared/money.ts';

type Taxed = Readonly<{ items: readonly Pick<Invoice['items'][number], 'taxAmount' | 'taxRate'>[] }>;
type TaxLine = Readonly<{ rate: number; amount: number }>;

/** The tax of each rate, the highest first; empty without tax. Amounts are summed in minor units. */
export const taxLinesOf = ({ items }: Taxed): readonly TaxLine[] =>
  [...Map.groupBy(items, ({ taxRate }) => taxRate)]
    .map(([rate, taxed]) => ({
      rate,
      amount: sumOf(taxed.map(({ taxAmount }) => taxAmount)),
    }))
    .filter(({ amount }) => amount > 0)
    .toSorted((one, other) => other.rate - one.rate);
