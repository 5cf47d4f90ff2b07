import type { BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { fixedLevRate } from '#kernel/euro-rate.ts';
import { Money } from '#kernel/money.ts';

/** An unpaid document of another program. */
export type OpenInvoice = Readonly<{
  state: 'OPEN';
  /** As it is printed. */
  number: string;
  type: 'INVOICE' | 'DEBIT_NOTE';
  issueDate: BusinessDate;
  dueDate: BusinessDate | null;
  total: Money<ChargeCurrency>;
  open: Money<ChargeCurrency>;
  buyerName: string;
  /** EIK or VAT number. */
  buyerTaxId: string | null;
  buyerEmail: string | null;
}>;

/** PAID: nothing is open of it; OTHER: a credit note, a proforma, or a document that was annulled. */
export type LeftOut = Readonly<{ state: 'PAID' | 'OTHER'; number: string | null; isNumbered: boolean }>;

/** A row of a file: only open ones are stored, and all that have a number of the series tell the last one. */
export type ImportedInvoice = OpenInvoice | LeftOut;

/** Fields that a column of a file can be read as. */
export const openInvoiceFields = [
  'number',
  'type',
  'issueDate',
  'dueDate',
  'buyerName',
  'buyerTaxId',
  'buyerEmail',
  'total',
  'paid',
  'open',
  'currency',
  'status',
] as const;

/** The day from which Bulgaria counts in euro; a document of before without a currency is in lev. */
const euroSince = '2026-01-01';

/** The currency of a row whose file names none. */
export const currencyOn = (issueDate: string): 'BGN' | 'EUR' => (issueDate < euroSince ? 'BGN' : 'EUR');

/** In euro at the fixed rate for a sum in lev (decisions, 2); other currencies stay. */
export const inCharged = (amount: Money): Money<ChargeCurrency> =>
  amount.currency === 'BGN' ? fixedLevRate.toEuro(amount) : Money.ofMinor(amount.minor, amount.currency);

/** A number of a series of ten digits (bulgaria.md, invoice); null for one with other signs. */
export const seriesNumberOf = (number: string): number | null => {
  const digits = /^0*(\d{1,10})$/.exec(number)?.[1];
  const found = digits === undefined ? 0 : Number(digits);
  return found >= 1 && found < 9_000_000_000 ? found : null;
};

/** The highest number of the series among rows; null when none has one. */
export const lastNumberOf = (rows: readonly ImportedInvoice[]): number | null => {
  const numbers = rows.flatMap((row) => {
    const isNumbered = row.state === 'OPEN' || row.isNumbered;
    return (isNumbered && row.number !== null && seriesNumberOf(row.number)) || [];
  });
  return numbers.length === 0 ? null : numbers.reduce((most, one) => Math.max(most, one));
};
