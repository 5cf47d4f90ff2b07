import { businessDateOf } from '#kernel/business-date.ts';
import { countryNames } from '#kernel/countries.ts';
import { fixedLevRate } from '#kernel/euro-rate.ts';
import type { Language } from '#kernel/language.ts';
import { Money } from '#kernel/money.ts';
import { readablePhoneNumber } from '#contract/readable-phone-number.ts';
import { amountInWords } from '#platform/templates/amount-in-words.ts';
import {
  dateOfBoth,
  formatAmount,
  formatDate,
  formatDecimal,
  formatMoment,
  formatMoney,
  formatPrice,
} from '#platform/templates/formats.ts';
import { canBeTransferred } from '#kernel/transfer-code.ts';
import { statesVat } from '../../domain/vat.ts';
import { printableRate, ratesOf } from './printable-rates.ts';
import type { InvoiceCopy } from '../../ports/invoice-printer.ts';
import {
  openMinorOf,
  validPayments,
  type InvoiceLineView,
  type InvoiceView,
} from '../../application/invoice-view.ts';
import { saleCodeOf } from './sale-of-document.ts';

/** Whether the lines have a column of discounts. */
export const hasDiscounts = ({ lines }: InvoiceView): boolean =>
  lines.some(({ discountPercent }) => discountPercent !== null);

/** Descriptions of more characters may break across two pages; a shorter one is at most some eight lines. */
const longestUnbroken = 160;

/** Whether a line may begin on one page and end on the next. */
export const isTall = ({ description }: InvoiceLineView): boolean => description.length > longestUnbroken;

const printableLine = (line: InvoiceLineView, place: number, invoice: InvoiceView) => {
  const { currency, language, fiscalMode } = invoice;
  const { discountPercent } = line;
  return {
    place,
    description: line.description,
    isTall: isTall(line),
    quantity: formatDecimal(line.quantity, language),
    unit: line.unit,
    unitPrice: formatPrice(line.unitPrice, language),
    discount: discountPercent === null ? '' : `${formatDecimal(discountPercent, language)}%`,
    ...printableRate(line, invoice),
    // Required on sale documents only; it doubles the height of a line.
    group: fiscalMode === 'ALT_REGIME' ? line.taxGroup : null,
    net: formatAmount(Money.ofMinor(line.netMinor, currency), language),
  };
};

const priceInLeva = ({ priceMinor, priceCurrency, language }: InvoiceView) =>
  priceMinor === null || priceCurrency !== 'BGN'
    ? null
    : {
        price: formatMoney(Money.ofMinor(priceMinor, 'BGN'), language),
        rate: formatDecimal(fixedLevRate.toString(), language),
      };

/** A value in the form of each language of a document. */
const inEach = (format: (language: Language) => string): Record<Language, string> => ({
  bg: format('bg'),
  en: format('en'),
});

/** A document in a foreign currency also states its tax in euro (VAT Act, art. 26 and 114). */
const sumsInEuro = (invoice: InvoiceView) => {
  const { currency, eurRate, eurRateDay } = invoice;
  if (currency === 'EUR') return null;
  const sums = statesVat(invoice.vatRegistration)
    ? 'invoices.document.in-euro'
    : 'invoices.document.in-euro-without-vat';
  return {
    // Documents before the day was stored print the rate alone.
    message: eurRateDay === null ? sums : `${sums}-on`,
    day: inEach((language) => (eurRateDay === null ? '' : formatDate(eurRateDay, language))),
    rate: inEach((language) => formatDecimal(eurRate, language)),
    base: inEach((language) => formatMoney(Money.ofMinor(invoice.eurSubtotalMinor, 'EUR'), language)),
    vat: inEach((language) => formatMoney(Money.ofMinor(invoice.eurTaxMinor, 'EUR'), language)),
  };
};

/** `20.11.2026 г.`, on a bilingual document `20.11.2026`, which both read. */
const dateOn = ({ language }: InvoiceView, date: string): string =>
  language === 'bg' ? formatDate(date, 'bg') : dateOfBoth(date);

/** A sale that is paid by link may be paid before the supply; then the payment is the tax event (VAT Act, art. 25(7)). */
const taxEventLabelOf = ({ type, paymentId, isAdvance }: InvoiceView): string =>
  type === 'INVOICE' && (paymentId !== null || isAdvance)
    ? 'invoices.document.tax-event-or-payment'
    : 'invoices.document.tax-event-date';

/** The name of a foreign buyer's country in each language of the document; null for one in Bulgaria. */
const countryNameOf = ({ buyer: { country }, language }: InvoiceView): string | null => {
  if (country === undefined || country === 'BG') return null;
  const nameIn = (locale: Language) => countryNames(locale)(country);
  return language === 'bg' ? nameIn('bg') : `${nameIn('bg')} / ${nameIn('en')}`;
};

const correctedBy = ({ correctsNumber: number, correctsIssueDate: date, correctsType }: InvoiceView) =>
  number === null || date === null
    ? null
    : {
        message:
          correctsType === 'DEBIT_NOTE'
            ? 'invoices.document.corrects-debit-note'
            : 'invoices.document.corrects',
        number,
        date: { bg: formatDate(date, 'bg'), en: formatDate(date, 'en') },
      };

/** Net sum of the first lines, carried to the next page. */
export const sumOfFirst = ({ lines, currency, language }: InvoiceView, count: number): string => {
  const minor = lines.slice(0, count).reduce((sum, { netMinor }) => sum + netMinor, 0);
  return formatAmount(Money.ofMinor(minor, currency), language);
};

/** Whether the document is a credit note without a refund. */
const isWrittenNote = ({ correctionKind }: InvoiceView): boolean => correctionKind !== null;

/** Whether nothing is open and money came, or went back with a credit note. */
const isPaidWithMoney = (invoice: InvoiceView): boolean =>
  invoice.status === 'PAID' &&
  invoice.annulledAt === null &&
  invoice.paidMinor > 0 &&
  !isWrittenNote(invoice);

/** No money goes back with a credit note that a merchant wrote, and none is paid for a voided document. */
const movesMoney = (invoice: InvoiceView): boolean =>
  !isWrittenNote(invoice) && (invoice.annulledAt === null || invoice.paidMinor > 0);

/** Labels of total and payment: requested, paid, credited or annulled. */
const totalLabels = (invoice: InvoiceView) => {
  const { type, status, annulledAt } = invoice;
  const messages =
    type !== 'CREDIT_NOTE'
      ? {
          totalLabel:
            status === 'PAID' && invoice.creditedMinor === 0
              ? 'invoices.document.total-paid'
              : 'invoices.document.total',
          paidLabel: 'invoices.document.paid',
          paidAtLabel: 'invoices.document.paid-at',
        }
      : {
          totalLabel: isWrittenNote(invoice)
            ? 'invoices.document.total-of-credit'
            : 'invoices.document.total-credited',
          paidLabel: 'invoices.document.refunded',
          paidAtLabel: 'invoices.document.refunded-at',
        };
  return annulledAt === null ? messages : { ...messages, totalLabel: 'invoices.document.total-annulled' };
};

/** Whether the document is unpaid and payable. */
export const awaitsPayment = ({ type, status, annulledAt }: InvoiceView): boolean =>
  type !== 'CREDIT_NOTE' && status !== 'PAID' && annulledAt === null;

/** Watermark of test and annulled documents. */
const markOf = ({ isTest, annulledAt }: InvoiceView): string | null => {
  if (isTest) return 'invoices.document.mark.test';
  return annulledAt === null ? null : 'invoices.document.mark.annulled';
};

/** Message code of payments of these kinds, in the order of the keys. */
const methods: Readonly<Record<string, string>> = {
  CARD: 'CARD',
  BANK: 'BANK_TRANSFER',
  WITHHELD: 'WITHHELD',
  'CARD BANK': 'CARD_AND_TRANSFER',
  'WITHHELD CARD': 'WITHHELD_AND_CARD',
  'WITHHELD BANK': 'WITHHELD_AND_TRANSFER',
  'WITHHELD CARD BANK': 'WITHHELD_AND_REST',
};

/** How an open document can be paid, or how it was; the frozen method only where no payment is recorded. */
const methodOf = (invoice: InvoiceView): string => {
  const { paymentMethod, seller, currency } = invoice;
  if (invoice.totalMinor === 0) return 'invoices.document.method.ADVANCE';
  const isOpen = awaitsPayment(invoice);
  if (isOpen && canBeTransferred({ ...seller, currency })) return 'invoices.document.method.CARD_OR_TRANSFER';
  // What was withheld is no way to pay the rest.
  const kinds = validPayments(invoice)
    .map(({ kind }) => kind)
    .filter((kind) => !isOpen || kind !== 'WITHHELD');
  const named = (['WITHHELD', 'CARD', 'BANK'] as const).filter((kind) => kinds.includes(kind)).join(' ');
  return `invoices.document.method.${methods[named] ?? paymentMethod}`;
};

/** Each payment with method, sum and day, where there are several or something is open; else none. */
const paymentsOf = (invoice: InvoiceView) => {
  const { currency, language } = invoice;
  const payments = validPayments(invoice);
  const isWhole = payments.length === 1 && openMinorOf(invoice) === 0 && invoice.creditedMinor === 0;
  if (isWhole) return [];
  return payments.map(({ kind, amountMinor, paidOn }) => ({
    method: `invoices.document.method.${methods[kind]!}`,
    amount: formatMoney(Money.ofMinor(amountMinor, currency), language),
    date: dateOn(invoice, paidOn),
  }));
};

/** The plan of instalments with their due days. */
const installmentsOf = (invoice: InvoiceView) => {
  const { currency, language, installments } = invoice;
  return installments.map(({ seq, dueDate, amountMinor }) => ({
    seq,
    count: installments.length,
    date: inEach((each) => formatDate(dueDate, each)),
    amount: formatMoney(Money.ofMinor(amountMinor, currency), language),
  }));
};

/** The sum that is still to be paid of a document that is partly paid or credited; null for any other. */
const openOf = (invoice: InvoiceView): string | null => {
  const open = openMinorOf(invoice);
  if (open === 0 || open === invoice.totalMinor) return null;
  return formatMoney(Money.ofMinor(open, invoice.currency), invoice.language);
};

/** The sum of credit notes without a refund; null without one. */
const creditedOf = ({ creditedMinor, currency, language }: InvoiceView): string | null =>
  creditedMinor === 0 ? null : formatMoney(Money.ofMinor(creditedMinor, currency), language);

/** A sale document states the time to the second, like its QR code (Ordinance N-18, art. 52о). */
const paidAtOf = (invoice: InvoiceView): string | null => {
  if (invoice.paidAt === null || !isPaidWithMoney(invoice)) return null;
  const at = new Date(invoice.paidAt);
  return saleCodeOf(invoice) === null ? dateOn(invoice, businessDateOf(at)) : formatMoment(at, 'bg');
};

/** Order and transaction are printed on sale documents only (Ordinance N-18, art. 52о). */
const referencesOf = ({ fiscalMode, orderNumber, transactionReference }: InvoiceView) =>
  fiscalMode === 'ALT_REGIME'
    ? { orderNumber, transactionReference }
    : { orderNumber: null, transactionReference: null };

/** The text that the merchant gave the document; null when it only repeats the reason of a note or a line. */
export const noteOf = ({ description, correctionReason, lines }: InvoiceView): string | null =>
  description === correctionReason || lines.some((line) => line.description === description)
    ? null
    : description;

/** A longer note stands below all else, over the whole width. */
const shortNote = { characters: 300, lines: 6 };

const printableNote = (invoice: InvoiceView) => {
  const text = noteOf(invoice) ?? '';
  const isLong = text.length > shortNote.characters || text.split('\n').length > shortNote.lines;
  return { text, isLong, isShort: text !== '' && !isLong };
};

/** The data of the template, formatted in the document's language. */
export const printableInvoice = (invoice: InvoiceView, copy: InvoiceCopy) => {
  const { language, currency, status, annulledAt, seller, buyer } = invoice;
  const total = Money.ofMinor(invoice.totalMinor, currency);
  const isPaid = isPaidWithMoney(invoice);
  return {
    title: `invoices.document.${invoice.type}`,
    // Two names do not fit beside the dates in the size of one.
    isLongTitle: language !== 'bg',
    number: invoice.invoiceNumber,
    copy: `invoices.document.${copy}`,
    isTest: invoice.isTest,
    isAnnulled: annulledAt !== null,
    mark: markOf(invoice),
    isBilingual: language !== 'bg',
    corrects: correctedBy(invoice),
    correctionReason: invoice.correctionReason,
    note: printableNote(invoice),
    issueDate: dateOn(invoice, invoice.issueDate),
    taxEventLabel: taxEventLabelOf(invoice),
    taxEventDate: dateOn(invoice, invoice.taxEventDate),
    dueDate: status === 'PAID' || annulledAt !== null ? null : dateOn(invoice, invoice.dueDate),
    seller: {
      ...seller,
      iban: seller.iban ?? null,
      bic: seller.bic ?? null,
      phone: seller.phone === undefined ? null : readablePhoneNumber(seller.phone),
      brandColor: seller.brandColor ?? null,
    },
    buyer: { ...buyer, email: invoice.customerEmail, countryName: countryNameOf(invoice) },
    hasDiscounts: hasDiscounts(invoice),
    currency,
    lines: invoice.lines.map((line, place) => printableLine(line, place + 1, invoice)),
    rates: ratesOf(invoice),
    ...totalLabels(invoice),
    total: formatMoney(total, language),
    totalInWords: amountInWords(total, 'bg'),
    totalInEnglish: language === 'bg' ? null : amountInWords(total, 'en'),
    payUrl: invoice.payUrl,
    proofUrl: invoice.proofUrl,
    awaitsPayment: awaitsPayment(invoice),
    annulmentReason: invoice.annulmentReason,
    paid: isPaid ? formatMoney(Money.ofMinor(invoice.paidMinor, currency), language) : null,
    stamp:
      isPaid && invoice.type !== 'CREDIT_NOTE' && !invoice.isTest ? 'invoices.document.stamp-paid' : null,
    paidAt: paidAtOf(invoice),
    inLeva: priceInLeva(invoice),
    inEuro: sumsInEuro(invoice),
    method: movesMoney(invoice) ? methodOf(invoice) : null,
    advance: invoice.isAdvance ? 'invoices.document.advance' : null,
    installments: installmentsOf(invoice),
    payments: paymentsOf(invoice),
    open: openOf(invoice),
    credited: creditedOf(invoice),
    ...referencesOf(invoice),
    eShopNumber: invoice.eShopNumber,
    author: invoice.author,
  };
};
