import { businessDateOf } from '#kernel/business-date.ts';
import { fixedLevRate } from '#kernel/euro-rate.ts';
import { Money } from '#kernel/money.ts';
import { amountInWords } from '#platform/templates/amount-in-words.ts';
import {
  formatAmount,
  formatDate,
  formatDecimal,
  formatMoment,
  formatMoney,
} from '#platform/templates/formats.ts';
import { canBeTransferred } from '../../domain/transfer-code.ts';
import { statesVat } from '../../domain/vat.ts';
import type { InvoiceCopy } from '../../ports/invoice-printer.ts';
import {
  openMinorOf,
  validPayments,
  type InvoiceLineView,
  type InvoiceView,
} from '../../application/invoice-view.ts';
import { saleCodeOf } from './sale-of-document.ts';

const printableLine = (
  line: InvoiceLineView,
  place: number,
  { currency, language, vatGround, fiscalMode }: InvoiceView,
) => ({
  place,
  description: line.description,
  quantity: formatDecimal(line.quantity, language),
  unit: line.unit,
  unitPrice: formatAmount(Money.ofMinor(line.unitPriceMinor, currency), language),
  rate: statesVat(vatGround) ? `${line.taxRate}%` : '–',
  // Required on sale documents only; it doubles the height of a line.
  group: fiscalMode === 'ALT_REGIME' ? line.taxGroup : null,
  net: formatAmount(Money.ofMinor(line.netMinor, currency), language),
});

/** Tax base and VAT for each rate on the document, the highest first (VAT Act, art. 114(1)11 to 14). */
const ratesOf = ({ lines, currency, language, vatGround }: InvoiceView) => {
  const rates = [...new Set(lines.map((line) => line.taxRate))].toSorted((one, other) => other - one);
  return rates.map((rate) => {
    const taxed = lines.filter((line) => line.taxRate === rate);
    const sum = (minors: readonly number[]) =>
      formatMoney(
        Money.ofMinor(
          minors.reduce((one, other) => one + other, 0),
          currency,
        ),
        language,
      );
    return {
      rate,
      baseLabel: statesVat(vatGround) ? 'invoices.document.base' : 'invoices.document.value',
      base: sum(taxed.map((line) => line.netMinor)),
      vat: statesVat(vatGround) ? sum(taxed.map((line) => line.taxMinor)) : null,
    };
  });
};

const priceInLeva = ({ priceMinor, priceCurrency, language }: InvoiceView) =>
  priceMinor === null || priceCurrency !== 'BGN'
    ? null
    : {
        price: formatMoney(Money.ofMinor(priceMinor, 'BGN'), language),
        rate: formatDecimal(fixedLevRate.toString(), language),
      };

/** A document in a foreign currency also states its tax in euro (VAT Act, art. 26 and 114). */
const sumsInEuro = ({ currency, eurRate, eurSubtotalMinor, eurTaxMinor, language, vatGround }: InvoiceView) =>
  currency === 'EUR'
    ? null
    : {
        message: statesVat(vatGround) ? 'invoices.document.in-euro' : 'invoices.document.in-euro-without-vat',
        rate: formatDecimal(eurRate, language),
        base: formatMoney(Money.ofMinor(eurSubtotalMinor, 'EUR'), language),
        vat: formatMoney(Money.ofMinor(eurTaxMinor, 'EUR'), language),
      };

/** A date in each language of the document, Bulgarian first. */
const dateOn = ({ language }: InvoiceView, date: string): string =>
  language === 'bg' ? formatDate(date, 'bg') : `${formatDate(date, 'bg')} / ${formatDate(date, language)}`;

const correctedBy = ({ correctsNumber: number, correctsIssueDate: date }: InvoiceView) =>
  number === null || date === null
    ? null
    : { number, date: { bg: formatDate(date, 'bg'), en: formatDate(date, 'en') } };

/** Net sum of the first lines, carried to the next page. */
export const sumOfFirst = ({ lines, currency, language }: InvoiceView, count: number): string => {
  const minor = lines.slice(0, count).reduce((sum, { netMinor }) => sum + netMinor, 0);
  return formatAmount(Money.ofMinor(minor, currency), language);
};

/** Labels of total and payment: requested, paid, credited or annulled. */
const totalLabels = ({ type, status, annulledAt }: InvoiceView) => {
  const messages =
    type === 'INVOICE'
      ? {
          totalLabel: status === 'PAID' ? 'invoices.document.total-paid' : 'invoices.document.total',
          paidLabel: 'invoices.document.paid',
          paidAtLabel: 'invoices.document.paid-at',
        }
      : {
          totalLabel: 'invoices.document.total-credited',
          paidLabel: 'invoices.document.refunded',
          paidAtLabel: 'invoices.document.refunded-at',
        };
  return annulledAt === null ? messages : { ...messages, totalLabel: 'invoices.document.total-annulled' };
};

/** Whether the document is unpaid and payable. */
export const awaitsPayment = ({ type, status, annulledAt }: InvoiceView): boolean =>
  type === 'INVOICE' && status !== 'PAID' && annulledAt === null;

/** Watermark of test and annulled documents. */
const markOf = ({ isTest, annulledAt }: InvoiceView): string | null => {
  if (isTest) return 'invoices.document.mark.test';
  return annulledAt === null ? null : 'invoices.document.mark.annulled';
};

/** How an open document can be paid, or how it was; the frozen method only where no payment is recorded. */
const methodOf = (invoice: InvoiceView): string => {
  const { paymentMethod, seller, currency } = invoice;
  const isOpen = awaitsPayment(invoice) && canBeTransferred({ ...seller, currency });
  const kinds = new Set(validPayments(invoice).map(({ kind }) => kind));
  const paid = kinds.size === 2 ? 'CARD_AND_TRANSFER' : kinds.has('BANK') ? 'BANK_TRANSFER' : paymentMethod;
  return `invoices.document.method.${isOpen ? 'CARD_OR_TRANSFER' : paid}`;
};

/** Each payment with method, sum and day, where there are several or something is open; else none. */
const paymentsOf = (invoice: InvoiceView) => {
  const { currency, language } = invoice;
  const payments = validPayments(invoice);
  const isWhole = payments.length === 1 && openMinorOf(invoice) === 0;
  if (isWhole) return [];
  return payments.map(({ kind, amountMinor, paidOn }) => ({
    method: `invoices.document.method.${kind === 'CARD' ? 'CARD' : 'BANK_TRANSFER'}`,
    amount: formatMoney(Money.ofMinor(amountMinor, currency), language),
    date: dateOn(invoice, paidOn),
  }));
};

/** The sum that is still to be paid of a partly paid document; null for any other. */
const openOf = (invoice: InvoiceView): string | null => {
  const open = openMinorOf(invoice);
  if (open === 0 || invoice.paidMinor === 0) return null;
  return formatMoney(Money.ofMinor(open, invoice.currency), invoice.language);
};

/** A sale document states the time to the second, like its QR code (Ordinance N-18, art. 52о). */
const paidAtOf = (invoice: InvoiceView): string | null => {
  if (invoice.paidAt === null || invoice.annulledAt !== null) return null;
  const at = new Date(invoice.paidAt);
  return saleCodeOf(invoice) === null ? dateOn(invoice, businessDateOf(at)) : formatMoment(at, 'bg');
};

/** Order and transaction are printed on sale documents only (Ordinance N-18, art. 52о). */
const referencesOf = ({ fiscalMode, orderNumber, transactionReference }: InvoiceView) =>
  fiscalMode === 'ALT_REGIME'
    ? { orderNumber, transactionReference }
    : { orderNumber: null, transactionReference: null };

/** The data of the template, formatted in the document's language. */
export const printableInvoice = (invoice: InvoiceView, copy: InvoiceCopy) => {
  const { language, currency, status, annulledAt, seller, buyer } = invoice;
  const total = Money.ofMinor(invoice.totalMinor, currency);
  const isPaid = status === 'PAID' && annulledAt === null;
  return {
    title: `invoices.document.${invoice.type}`,
    number: invoice.invoiceNumber,
    copy: `invoices.document.${copy}`,
    isTest: invoice.isTest,
    isAnnulled: annulledAt !== null,
    mark: markOf(invoice),
    corrects: correctedBy(invoice),
    correctionReason: invoice.correctionReason,
    issueDate: dateOn(invoice, invoice.issueDate),
    taxEventDate: dateOn(invoice, invoice.taxEventDate),
    dueDate: status === 'PAID' || annulledAt !== null ? null : dateOn(invoice, invoice.dueDate),
    seller: {
      ...seller,
      iban: seller.iban ?? null,
      bic: seller.bic ?? null,
      phone: seller.phone ?? null,
    },
    buyer: { ...buyer, email: invoice.customerEmail },
    currency,
    lines: invoice.lines.map((line, place) => printableLine(line, place + 1, invoice)),
    rates: ratesOf(invoice),
    ...totalLabels(invoice),
    total: formatMoney(total, language),
    totalInWords: amountInWords(total, 'bg'),
    totalInEnglish: language === 'bg' ? null : amountInWords(total, 'en'),
    payUrl: invoice.payUrl,
    awaitsPayment: awaitsPayment(invoice),
    annulmentReason: invoice.annulmentReason,
    paid: isPaid ? formatMoney(Money.ofMinor(invoice.paidMinor, currency), language) : null,
    stamp: isPaid && invoice.type === 'INVOICE' && !invoice.isTest ? 'invoices.document.stamp-paid' : null,
    paidAt: paidAtOf(invoice),
    vatGround: invoice.vatGround === null ? null : `invoices.vat-ground.${invoice.vatGround}`,
    inLeva: priceInLeva(invoice),
    inEuro: sumsInEuro(invoice),
    method: methodOf(invoice),
    payments: paymentsOf(invoice),
    open: openOf(invoice),
    payment: invoice.paidBy ?? invoice.paymentId,
    ...referencesOf(invoice),
    eShopNumber: invoice.eShopNumber,
    author: invoice.author,
  };
};
