import { businessDateOf } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { fixedLevRate } from '#kernel/euro-rate.ts';
import type { Language } from '#kernel/language.ts';
import { Money } from '#kernel/money.ts';
import { amountInWords } from '#platform/templates/amount-in-words.ts';
import { formatAmount, formatDate, formatDecimal, formatMoney } from '#platform/templates/formats.ts';
import type { InvoiceCopy } from '../../ports/invoice-printer.ts';
import type { InvoiceLineView, InvoiceView } from '../../ports/invoice-views.ts';

const printableLine = (
  line: InvoiceLineView,
  place: number,
  currency: ChargeCurrency,
  language: Language,
) => ({
  place,
  description: line.description,
  quantity: formatDecimal(line.quantity, language),
  unit: line.unit,
  unitPrice: formatAmount(Money.ofMinor(line.unitPriceMinor, currency), language),
  rate: line.taxRate,
  group: line.taxGroup,
  net: formatAmount(Money.ofMinor(line.netMinor, currency), language),
});

/** Tax base and VAT for each rate on the document, the highest first (VAT Act, art. 114(1)11 to 14). */
const ratesOf = ({ lines, currency, language }: InvoiceView) => {
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
      base: sum(taxed.map((line) => line.netMinor)),
      vat: sum(taxed.map((line) => line.taxMinor)),
    };
  });
};

const priceInLevs = ({ priceMinor, priceCurrency, language }: InvoiceView) =>
  priceMinor === null || priceCurrency !== 'BGN'
    ? null
    : {
        price: formatMoney(Money.ofMinor(priceMinor, 'BGN'), language),
        rate: formatDecimal(fixedLevRate.toString(), language),
      };

/** A document in a foreign currency states its tax in euro, too (VAT Act, art. 26 and 114). */
const sumsInEuro = ({ currency, eurRate, eurSubtotalMinor, eurTaxMinor, language }: InvoiceView) =>
  currency === 'EUR'
    ? null
    : {
        rate: formatDecimal(eurRate, language),
        base: formatMoney(Money.ofMinor(eurSubtotalMinor, 'EUR'), language),
        vat: formatMoney(Money.ofMinor(eurTaxMinor, 'EUR'), language),
      };

const correctedBy = ({ correctsNumber: number, correctsIssueDate: date }: InvoiceView) =>
  number === null || date === null ? null : { number, date: formatDate(date) };

/** In the languages of the document, each as a sentence of its own. */
const totalInWords = ({ totalMinor, currency, language }: InvoiceView): string =>
  (language === 'bg' ? (['bg'] as const) : (['bg', 'en'] as const))
    .map((each) => amountInWords(Money.ofMinor(totalMinor, currency), each))
    .join(' / ');

/** So many lines on each page, with what the pages before have come to and what goes on to the next. */
const pagesOf = ({ lines, currency, language }: InvoiceView, lineCounts: readonly number[]) => {
  const sumOfFirst = (count: number): string => {
    const minor = lines.slice(0, count).reduce((sum, { netMinor }) => sum + netMinor, 0);
    return formatAmount(Money.ofMinor(minor, currency), language);
  };
  let first = 0;
  return lineCounts.map((count) => {
    const [start, end] = [first, first + count];
    first = end;
    return {
      lines: lines
        .slice(start, end)
        .map((line, place) => printableLine(line, start + place + 1, currency, language)),
      broughtForward: start === 0 ? null : sumOfFirst(start),
      carriedOver: end === lines.length ? null : sumOfFirst(end),
    };
  });
};

/** A credit note gives back what an invoice asks for. */
const totalWords = ({ type }: InvoiceView) =>
  type === 'INVOICE'
    ? {
        totalLabel: 'invoices.document.total',
        paidLabel: 'invoices.document.paid',
        paidAtLabel: 'invoices.document.paid-at',
      }
    : {
        totalLabel: 'invoices.document.total-credited',
        paidLabel: 'invoices.document.refunded',
        paidAtLabel: 'invoices.document.refunded-at',
      };

/** Whether money is still to come for it, by card or by transfer. */
export const isAwaited = ({ type, status, annulledAt }: InvoiceView): boolean =>
  type === 'INVOICE' && status !== 'PAID' && annulledAt === null;

/** Everything that the template prints, as text in the document's language. */
export const printableInvoice = (invoice: InvoiceView, copy: InvoiceCopy, lineCounts: readonly number[]) => {
  const { language, currency, status, paidAt, seller, buyer } = invoice;
  const money = (minor: number): string => formatMoney(Money.ofMinor(minor, currency), language);
  const isPaid = status === 'PAID';
  return {
    title: `invoices.document.${invoice.type}`,
    number: invoice.invoiceNumber,
    copy: `invoices.document.${copy}`,
    isTest: invoice.isTest,
    isAnnulled: invoice.annulledAt !== null,
    corrects: correctedBy(invoice),
    correctionReason: invoice.correctionReason,
    issueDate: formatDate(invoice.issueDate),
    taxEventDate: formatDate(invoice.taxEventDate),
    dueDate: isPaid ? null : formatDate(invoice.dueDate),
    seller: { ...seller, iban: seller.iban ?? null, bic: seller.bic ?? null },
    buyer: { ...buyer, email: invoice.customerEmail },
    currency,
    pages: pagesOf(invoice, lineCounts),
    rates: ratesOf(invoice),
    ...totalWords(invoice),
    total: money(invoice.totalMinor),
    totalInWords: totalInWords(invoice),
    payUrl: invoice.payUrl,
    isAwaited: isAwaited(invoice),
    annulmentReason: invoice.annulmentReason,
    paid: isPaid ? money(invoice.paidMinor) : null,
    paidAt: paidAt === null ? null : formatDate(businessDateOf(new Date(paidAt))),
    vatGround: invoice.vatGround === null ? null : `invoices.vat-ground.${invoice.vatGround}`,
    inLevs: priceInLevs(invoice),
    inEuro: sumsInEuro(invoice),
    method: `invoices.document.method.${invoice.paymentMethod}`,
    transactionReference: invoice.transactionReference,
    orderNumber: invoice.orderNumber,
    eShopNumber: invoice.eShopNumber,
    author: invoice.author,
  };
};
