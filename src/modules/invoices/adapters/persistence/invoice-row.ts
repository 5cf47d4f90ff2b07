import { Model, snakeCaseMappers } from 'objection';
import { businessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency, Currency } from '#kernel/currency.ts';
import { EuroRate } from '#kernel/euro-rate.ts';
import type { Language } from '#kernel/language.ts';
import { Money } from '#kernel/money.ts';
import { Invoice } from '../../domain/invoice.ts';
import type { FiscalMode, InvoiceType, Party, PaymentMethod, Seller } from '../../domain/invoice-document.ts';
import { formatInvoiceNumber, type InvoiceSeries } from '../../domain/invoice-number.ts';
import type { InvoiceStatus } from '../../domain/invoice-status.ts';
import type { VatGround, VatRegistration } from '../../domain/vat.ts';
import { toLine, type InvoiceLineRow } from './invoice-line-row.ts';

/** A row of `invoices`. Fields are declared, not defined: a defined one would write undefined. */
export class InvoiceRow extends Model {
  static override tableName = 'invoices';
  static override columnNameMappers = snakeCaseMappers();
  static override jsonAttributes = ['seller', 'buyer'];

  declare id: number;
  declare merchantId: number;
  declare series: InvoiceSeries;
  declare number: number;
  declare invoiceNumber: string;
  declare type: InvoiceType;
  declare isTest: boolean;
  declare status: InvoiceStatus;
  declare paymentId: number | null;
  declare paymentLinkId: number | null;
  declare refundId: number | null;
  declare correctsInvoiceId: number | null;
  declare correctionReason: string | null;
  declare currency: ChargeCurrency;
  declare subtotalMinor: number;
  declare taxMinor: number;
  declare totalMinor: number;
  declare paidMinor: number;
  declare priceAmountMinor: number | null;
  declare priceCurrency: Currency | null;
  declare eurRate: string;
  declare eurSubtotalMinor: number;
  declare eurTaxMinor: number;
  declare vatRegistration: VatRegistration;
  declare vatGround: VatGround | null;
  declare issueDate: string;
  declare taxEventDate: string;
  declare dueDate: string;
  declare issuedAt: string;
  declare description: string | null;
  declare paymentMethod: PaymentMethod;
  declare author: string;
  declare language: Language;
  declare seller: Seller;
  declare buyer: Party;
  declare customerName: string | null;
  declare customerEmail: string | null;
  declare fiscalMode: FiscalMode;
  declare eShopNumber: string | null;
  declare orderNumber: number | null;
  declare transactionReference: string | null;
  declare paidAt: string | null;
  declare annulledAt: string | null;
  declare annulmentReason: string | null;
  declare previousHash: string | null;
  declare documentHash: string;
}

type Columns = Omit<Partial<InvoiceRow>, keyof Model>;

/** What can still change after the day of issue. Annulments are rows of their own. */
export const toStateColumns = ({ state }: Invoice) =>
  ({
    status: state.status,
    paidMinor: Number(state.paid.minor),
    paidAt: state.paidAt?.toISOString() ?? null,
  }) satisfies Columns;

/** What never does. Names that are not below are the document's own. */
export const toColumns = (invoice: Invoice): Columns => {
  const { lines: _, subtotal, tax, total, price, eurSubtotal, eurTax, issuedAt, ...same } = invoice.document;
  return {
    ...same,
    ...toStateColumns(invoice),
    invoiceNumber: formatInvoiceNumber(same.series, same.number),
    isTest: same.series === 'TEST',
    currency: total.currency,
    subtotalMinor: Number(subtotal.minor),
    taxMinor: Number(tax.minor),
    totalMinor: Number(total.minor),
    priceAmountMinor: price === null ? null : Number(price.minor),
    priceCurrency: price?.currency ?? null,
    eurSubtotalMinor: Number(eurSubtotal.minor),
    eurTaxMinor: Number(eurTax.minor),
    issuedAt: issuedAt.toISOString(),
    previousHash: invoice.previousHash,
    documentHash: invoice.documentHash,
  };
};

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

const priceOf = ({ priceAmountMinor: minor, priceCurrency: currency }: InvoiceRow): Money | null =>
  minor === null || currency === null ? null : Money.ofMinor(minor, currency);

/** Takes the whole row with its lines in their order: what comes back has the same hash as what was issued. */
export const toInvoice = (row: InvoiceRow, lines: readonly InvoiceLineRow[]): Invoice => {
  const { currency } = row;
  return Invoice.restore({
    document: {
      merchantId: row.merchantId,
      series: row.series,
      number: row.number,
      type: row.type,
      paymentId: row.paymentId,
      paymentLinkId: row.paymentLinkId,
      refundId: row.refundId,
      correctsInvoiceId: row.correctsInvoiceId,
      correctionReason: row.correctionReason,
      subtotal: Money.ofMinor(row.subtotalMinor, currency),
      tax: Money.ofMinor(row.taxMinor, currency),
      total: Money.ofMinor(row.totalMinor, currency),
      price: priceOf(row),
      eurRate: EuroRate.parse(row.eurRate).toString(),
      eurSubtotal: Money.ofMinor(row.eurSubtotalMinor, 'EUR'),
      eurTax: Money.ofMinor(row.eurTaxMinor, 'EUR'),
      vatRegistration: row.vatRegistration,
      vatGround: row.vatGround,
      issueDate: businessDate(row.issueDate),
      taxEventDate: businessDate(row.taxEventDate),
      dueDate: businessDate(row.dueDate),
      issuedAt: new Date(row.issuedAt),
      description: row.description,
      paymentMethod: row.paymentMethod,
      author: row.author,
      language: row.language,
      seller: row.seller,
      buyer: row.buyer,
      customerName: row.customerName,
      customerEmail: row.customerEmail,
      fiscalMode: row.fiscalMode,
      eShopNumber: row.eShopNumber,
      orderNumber: row.orderNumber,
      transactionReference: row.transactionReference,
      lines: lines.map((line) => toLine(line, currency)),
    },
    state: {
      status: row.status,
      paid: Money.ofMinor(row.paidMinor, currency),
      paidAt: instant(row.paidAt),
      annulledAt: instant(row.annulledAt),
      annulmentReason: row.annulmentReason,
    },
    previousHash: row.previousHash,
    documentHash: row.documentHash,
  });
};
