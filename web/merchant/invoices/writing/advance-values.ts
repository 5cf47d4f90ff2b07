import type { OpenAdvance } from '#contract/invoices/invoice-advances.ts';
import type { InvoiceSums } from '#contract/invoices/words/invoice-sums.ts';
import { minorSum } from '../../../shared/money.ts';

/** An instalment as typed. */
export interface InstallmentValues {
  dueDate: string;
  amount: string;
}

/** The sums of a draft less its advances, as the server computes them; none is shown below zero. */
export const lessAdvances = (
  { byRate, subtotal, tax, total, ...sums }: InvoiceSums,
  advances: readonly Pick<OpenAdvance, 'rates'>[],
): InvoiceSums => {
  const rates = advances.flatMap((advance) => advance.rates);
  const of = (key: 'subtotal' | 'taxAmount', rate?: number): bigint => {
    const deducted = rates.filter(({ taxRate }) => rate === undefined || taxRate === rate);
    return BigInt(minorSum(deducted.map((one) => one[key])));
  };
  const left = (from: bigint, deducted: bigint): bigint => (from > deducted ? from - deducted : 0n);
  return {
    ...sums,
    byRate: byRate.map(({ rate, base, tax: ofRate }) => ({
      rate,
      base: left(base, of('subtotal', rate)),
      tax: left(ofRate, of('taxAmount', rate)),
    })),
    subtotal: left(subtotal, of('subtotal')),
    tax: left(tax, of('taxAmount')),
    total: left(total, of('subtotal') + of('taxAmount')),
  };
};

/** The same day some months later, or the last of its month. */
export const monthsLater = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
};

/** Equal parts of a total in minor units; the first ones have the cents that are left. */
export const equalParts = (total: bigint, count: number): bigint[] => {
  const of = BigInt(count);
  return Array.from({ length: count }, (_, place) => total / of + (BigInt(place) < total % of ? 1n : 0n));
};
