import type * as z from 'zod';
import type { writeDebitNote } from '#contract/invoices/debit-notes.ts';
import type { writeInvoice } from '#contract/invoices/invoice-actions.ts';
import { businessDate } from '#kernel/business-date.ts';
import { buyerCountryOf } from '#kernel/buyer.ts';
import { plainNumber } from '#kernel/vat-number.ts';
import type { Language } from '#kernel/language.ts';
import { quantityText } from '#kernel/decimal.ts';
import { heldTaxOf } from '#contract/invoices/words/invoice-sums.ts';
import { Money } from '#kernel/money.ts';
import { stepOf, unitPriceOf, unitPriceOfDecimal } from '#kernel/unit-price.ts';
import type { Messages } from '#kernel/messages.ts';
import { documentText } from '../../application/document-messages.ts';
import type { DebitNoteDraft } from '../../domain/corrections/debit-note.ts';
import type { PartialDraft } from '../../domain/draft-problems.ts';
import type { DraftLine, InvoiceDraft } from '../../domain/written-invoice.ts';

type Body = z.output<typeof writeInvoice.body>;
/** What is sold to whom, as the contract has it. */
export type SaleContent = Pick<
  Body,
  'currency' | 'customer' | 'items' | 'vatGround' | 'description' | 'language'
>;
type NoteBody = z.output<typeof writeDebitNote.body>;

/** An EIK without spaces, dots and dashes; the number of another country's register as it was written. */
const readTaxId = (taxId: string | undefined, country: string): string | null => {
  if (taxId === undefined) return null;
  return country === 'BG' ? plainNumber(taxId) : taxId;
};

const readCustomer = (customer: Body['customer']): InvoiceDraft['customer'] => {
  const vatNumber = customer.vatNumber ?? null;
  const country = buyerCountryOf({ country: customer.country, vatNumber });
  return {
    kind: customer.kind,
    name: customer.name,
    address: customer.address ?? null,
    taxId: readTaxId(customer.taxId, country),
    vatNumber,
    country,
    email: customer.email ?? null,
  };
};

/** The parsed fields of an incomplete or invalid body. */
export const readPartialDraft = (given: Partial<Body>): PartialDraft => {
  const { customer, items, vatGround, dueDate, taxEventDate } = given;
  return {
    ...(customer && { customer: readCustomer(customer) }),
    ...(items && {
      lines: items.map(({ taxRate, vatGround: own }) => ({ taxRate, vatGround: own ?? null })),
    }),
    ...(vatGround && { zeroRateGround: vatGround }),
    ...(taxEventDate && { taxEventDate: businessDate(taxEventDate) }),
    ...(dueDate && { dueDate: businessDate(dueDate) }),
  };
};

const printPercent = (percent: number | null | undefined): string | null =>
  percent === null || percent === undefined ? null : String(Math.round(percent * 100) / 100);

/**
 * The price of a line: net, and of a price that holds VAT the net unit price, which is only printed: it is rounded to as many
 * decimals as that price has, and to two at least.
 */
const readPrice = (
  { unitPrice, grossUnitPrice, taxRate }: Body['items'][number],
  currency: Body['currency'],
): Pick<DraftLine, 'unitPrice' | 'grossUnitPrice'> => {
  if (grossUnitPrice === null || grossUnitPrice === undefined)
    return { unitPrice: unitPriceOfDecimal(unitPrice!, currency) };
  const gross = unitPriceOfDecimal(grossUnitPrice, currency);
  const step = stepOf(gross);
  const held = heldTaxOf(gross.millionths / step, taxRate) * step;
  return { unitPrice: unitPriceOf(gross.millionths - held, currency), grossUnitPrice: gross };
};

type LineContext = Readonly<{ currency: InvoiceDraft['currency']; language: Language; messages: Messages }>;

/** The unit as given; pieces are named in each language of the document, also when they are given in Bulgarian. */
const readUnit = (unit: string | undefined, { language, messages }: LineContext): string => {
  const isPiece = unit === undefined || unit === messages.say('bg', 'invoices.unit.piece');
  return isPiece ? documentText(messages, language)('invoices.unit.piece') : unit;
};

/** Quantities as decimal text with at most six places. */
const readLines = (items: Body['items'], context: LineContext): readonly DraftLine[] =>
  items.map((item) => ({
    description: item.description,
    quantity: quantityText(item.quantity),
    unit: readUnit(item.unit, context),
    ...readPrice(item, context.currency),
    taxRate: item.taxRate,
    vatGround: item.vatGround ?? null,
    discountPercent: printPercent(item.discountPercent),
  }));

/** Maps the body of a debit note to the domain, in currency and language of its invoice. */
export const readDebitNote =
  ({ items, vatGround, dueDate, taxEventDate, reason }: NoteBody, messages: Messages) =>
  ({ currency, language }: Omit<LineContext, 'messages'>): DebitNoteDraft => ({
    lines: readLines(items, { currency, language, messages }),
    zeroRateGround: vatGround ?? null,
    reason,
    dueDate: dueDate ? businessDate(dueDate) : null,
    taxEventDate: taxEventDate ? businessDate(taxEventDate) : null,
  });

/** A draft of what is sold to whom; due and tax event by default. */
export const readSale = (
  { currency, customer, items, vatGround, description, language }: SaleContent,
  messages: Messages,
): InvoiceDraft => ({
  currency,
  customer: readCustomer(customer),
  lines: readLines(items, { currency, language, messages }),
  zeroRateGround: vatGround ?? null,
  dueDate: null,
  taxEventDate: null,
  description: description ?? null,
  language,
});

/** Maps the body to the domain. */
export const readDraft = (body: Body, messages: Messages): InvoiceDraft => {
  const { currency, dueDate, taxEventDate } = body;
  return {
    ...readSale(body, messages),
    dueDate: dueDate ? businessDate(dueDate) : null,
    taxEventDate: taxEventDate ? businessDate(taxEventDate) : null,
    isAdvance: body.advance ?? false,
    installments: (body.installments ?? []).map(({ dueDate: day, amount }) => ({
      dueDate: businessDate(day),
      amount: Money.ofDecimal(amount, currency),
    })),
  };
};
