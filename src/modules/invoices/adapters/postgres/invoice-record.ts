import { Money } from '#kernel/money.ts';
import { finePriceText, readUnitPrice, roundedPrice, type UnitPrice } from '#kernel/unit-price.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { RecordOf } from '#platform/database/define-table.ts';
import { Invoice } from '../../domain/invoice.ts';
import type { Installment } from '../../domain/installments.ts';
import type { InvoiceDocument, InvoiceLine } from '../../domain/invoice-document.ts';
import { formatInvoiceNumber } from '../../domain/numbers/invoice-number.ts';
import type { InvoicePayment } from '../../domain/invoice-payment.ts';
import type { Credit } from '../../domain/open-sum.ts';
import { installmentTable, invoiceTable, lineTable } from './tables.ts';

type LineRecord = RecordOf<typeof lineTable>;

/** The columns that change after the issue; an annulment is a row of its own. */
export const lifecycleColumns = (invoice: Invoice) => {
  const { status, paid, credited, paidAt } = invoice.toRecord().lifecycle;
  return invoiceTable.write({
    status,
    paid: paid as Money<ChargeCurrency>,
    credited: credited as Money<ChargeCurrency>,
    paidAt,
  });
};

export const invoiceColumns = (invoice: Invoice) => {
  const { document, linkCreatedBy, previousHash, documentHash } = invoice.toRecord();
  const { series, number } = document;
  return {
    ...invoiceTable.write({
      ...document,
      // Rows that are copied together need the same columns.
      eurRateDay: document.eurRateDay,
      isAdvance: document.isAdvance ?? false,
      correctionKind: document.correctionKind ?? null,
      invoiceNumber: formatInvoiceNumber(series, number),
      isTest: series === 'TEST',
      linkCreatedBy,
      previousHash,
      documentHash,
    }),
    ...lifecycleColumns(invoice),
  };
};

const minorOf = (price: UnitPrice): number => Number(roundedPrice(price).minor);

const grossColumns = ({ grossUnitPrice: price }: InvoiceLine) =>
  price === undefined
    ? { grossUnitPriceMinor: null, exactGrossUnitPrice: null }
    : { grossUnitPriceMinor: minorOf(price), exactGrossUnitPrice: finePriceText(price) };

/** @param position from 1 */
export const lineColumns = (line: InvoiceLine, position: number) =>
  lineTable.write({
    ...line,
    vatGround: line.vatGround ?? null,
    discountPercent: line.discountPercent ?? null,
    ...grossColumns(line),
    advanceNumber: line.advance?.number ?? null,
    advanceIssueDate: line.advance?.issueDate,
    correctsLine: line.correctsLine ?? null,
    correctsQuantity: line.correctsQuantity ?? null,
    position,
    unitPriceMinor: minorOf(line.unitPrice),
    exactUnitPrice: finePriceText(line.unitPrice),
    netMinor: Number(line.net.minor),
    taxMinor: Number(line.tax.minor),
  });

/** Rows of the instalments of a document, in their order from 1. */
export const installmentColumns = ({ installments = [] }: InvoiceDocument) => {
  let until = 0n;
  return installments.map(({ dueDate, amount }, place) => {
    until += amount.minor;
    const amounts = { amountMinor: Number(amount.minor), untilMinor: Number(until) };
    return installmentTable.write({ seq: place + 1, dueDate, ...amounts });
  });
};

const installmentOf = (row: object, currency: ChargeCurrency): Installment => {
  const { dueDate, amountMinor } = installmentTable.read(row);
  return { dueDate, amount: Money.ofMinor(amountMinor, currency) };
};

const advanceOf = ({
  advanceNumber,
  advanceIssueDate,
}: Pick<LineRecord, 'advanceNumber' | 'advanceIssueDate'>): Pick<InvoiceLine, 'advance'> =>
  advanceNumber === null || advanceIssueDate === undefined
    ? {}
    : { advance: { number: advanceNumber, issueDate: advanceIssueDate } };

/** The exact price, or where there is none the one in minor units. */
const priceOf = (exact: string | null, minor: number, currency: ChargeCurrency): UnitPrice<ChargeCurrency> =>
  exact === null ? Money.ofMinor(minor, currency) : readUnitPrice(exact, currency);

const lineOf = (
  { unitPriceMinor, netMinor, taxMinor, ...line }: LineRecord,
  currency: ChargeCurrency,
): InvoiceLine => ({
  description: line.description,
  quantity: line.quantity,
  unit: line.unit,
  unitPrice: priceOf(line.exactUnitPrice, unitPriceMinor, currency),
  net: Money.ofMinor(netMinor, currency),
  taxRate: line.taxRate,
  taxGroup: line.taxGroup,
  tax: Money.ofMinor(taxMinor, currency),
  ...(line.vatGround !== null && { vatGround: line.vatGround }),
  ...(line.discountPercent !== null && { discountPercent: line.discountPercent }),
  ...(line.correctsLine !== null && { correctsLine: line.correctsLine }),
  ...(line.correctsQuantity !== null && { correctsQuantity: line.correctsQuantity }),
  ...(line.grossUnitPriceMinor !== null && {
    grossUnitPrice: priceOf(line.exactGrossUnitPrice, line.grossUnitPriceMinor, currency),
  }),
  ...advanceOf(line),
});

/**
 * Restores an invoice from a row with its ordered `lines` and from its payments; its hash is that of the issued document.
 * @throws RangeError for a value outside the domain
 */
export const invoiceOf = (
  row: object & { lines?: readonly object[]; installments?: readonly object[] },
  payments: readonly InvoicePayment[] = [],
  credits: readonly Credit[] = [],
): Invoice => {
  const {
    id: _,
    invoiceNumber: __,
    isTest: ___,
    linkCreatedBy,
    status,
    paid,
    credited,
    paidAt,
    annulledAt,
    annulmentReason,
    replacedAt,
    previousHash,
    documentHash,
    eurRateDay,
    isAdvance,
    correctionKind,
    ...document
  } = invoiceTable.read(row);
  const { currency } = document.total;
  const lines = (row.lines ?? []).map((line) => lineOf(lineTable.read(line), currency));
  const installments = (row.installments ?? []).map((one) => installmentOf(one, currency));
  return Invoice.restore({
    // Absent keys are omitted: the hashes of older documents do not cover them.
    document: {
      ...document,
      ...(eurRateDay !== undefined && { eurRateDay }),
      ...(correctionKind !== null && { correctionKind }),
      lines,
      ...(isAdvance && { isAdvance }),
      ...(installments.length > 0 && { installments }),
    },
    linkCreatedBy,
    lifecycle: { status, paid, credited, paidAt, annulledAt, annulmentReason, replacedAt },
    payments,
    credits,
    previousHash,
    documentHash,
  });
};
