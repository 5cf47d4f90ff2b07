import { sumInvoice } from '#contract/invoice-sums.ts';
import type { Invoice } from '#contract/invoices.ts';

type Taxed = Pick<Invoice, 'taxRate' | 'taxAmount'> & {
  readonly items: readonly Pick<Invoice['items'][number], 'lineTotal' | 'taxRate'>[];
};
type TaxLine = Readonly<{ rates: readonly number[]; amount: number }>;

const inMinor = (amount: number): bigint => BigInt(Math.round(amount * 100));

/**
 * The tax per rate, the highest first; empty without tax. If the lines do not add up to the stored tax (tax included in
 * the price, or a partial refund), one line for all rates.
 */
export const taxLinesOf = ({ items, taxRate, taxAmount }: Taxed): readonly TaxLine[] => {
  if (taxAmount <= 0) return [];
  const { byRate, tax } = sumInvoice(
    items.map((item) => ({
      unitPriceMinor: inMinor(item.lineTotal),
      quantityThousandths: 1_000n,
      taxRate: item.taxRate,
    })),
  );
  const taxed = byRate.filter(({ rate }) => rate > 0);
  if (taxed.length < 2) return [{ rates: [taxRate], amount: taxAmount }];
  if (tax !== inMinor(taxAmount)) return [{ rates: taxed.map(({ rate }) => rate), amount: taxAmount }];
  return taxed.map((each) => ({ rates: [each.rate], amount: Number(each.tax) / 100 }));
};
