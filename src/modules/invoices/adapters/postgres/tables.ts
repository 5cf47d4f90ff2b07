import { businessDate, type BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency, Currency } from '#kernel/currency.ts';
import { decimalOf, scaledOf } from '#kernel/decimal.ts';
import { EuroRate } from '#kernel/euro-rate.ts';
import type { Language } from '#kernel/language.ts';
import { divideHalfUp, Money } from '#kernel/money.ts';
import {
  defineTable,
  generated,
  instant,
  json,
  money,
  optionalInstant,
  plain,
  type Field,
} from '#platform/database/define-table.ts';
import type { InvoicePaymentKind } from '../../domain/invoice-payment.ts';
import type {
  CorrectionKind,
  FiscalMode,
  InvoiceType,
  Party,
  PaymentMethod,
  Seller,
} from '../../domain/invoice-document.ts';
import type { InvoiceSeries } from '../../domain/numbers/invoice-number.ts';
import type { InvoiceStatus } from '../../domain/invoice-status.ts';
import type { VatNumberState } from '../../ports/vat-numbers.ts';
import type { TaxGroup, VatGround, VatRate, VatRegistration } from '../../domain/vat.ts';

/** Tables that the SQL of this module uses. */
export const tables = {
  owns: [
    'invoices',
    'invoice_lines',
    'invoice_annulments',
    'invoice_vat_checks',
    'invoice_payments',
    'invoice_payments_taken_back',
    'invoice_originals',
    'invoice_proof_corrections',
    'invoice_series',
    'invoice_deliveries',
    'invoice_reminders',
    'invoice_reminder_pauses',
    'invoice_advances',
    'installments',
    'buyer_requests',
    'invoice_drafts',
    'document_tokens',
    'changed_documents',
  ],
  reads: [
    'users',
    'merchants',
    'customers',
    'payment_links',
    'payments',
    'payment_attempts',
    'refunds',
    'exchange_rates',
    'audit_log',
  ],
} as const;

const day: Field<BusinessDate> = {
  columns: (property) => [property],
  read: (row, property) => businessDate(row[property] as string),
  write: (value, property) => ({ [property]: value }),
};

/** Null in the table is an absent key in the domain: `invoiceOf` omits it. */
const optionalDay: Field<BusinessDate | undefined> = {
  columns: (property) => [property],
  read: (row, property) => (row[property] === null ? undefined : businessDate(row[property] as string)),
  write: (value, property) => ({ [property]: value ?? null }),
};

/** Units of a currency per euro; numeric, without trailing zeros in the domain. */
const euroRate: Field<string> = {
  columns: (property) => [property],
  read: (row, property) => EuroRate.parse(row[property] as string).toString(),
  write: (value, property) => ({ [property]: value }),
};

/**
 * A quantity of at most six decimals, or null; `1.000` is `1` in the domain. numeric(12, 3) has it rounded and above zero, the `exact` column has it where
 * that is not the same.
 */
const quantityIn = <T extends string | null>(exact: string): Field<T> => ({
  columns: (property) => [property, exact],
  read: (row, property) => {
    const stored = (row[exact] ?? row[property]) as T;
    return (stored === null ? null : decimalOf(scaledOf(stored))) as T;
  },
  write: (value, property) => {
    if (value === null) return { [property]: null, [exact]: null };
    const thousandths = divideHalfUp(scaledOf(value), 1_000n);
    const rounded = decimalOf(thousandths > 0n ? thousandths : 1n, 3);
    return { [property]: rounded, [exact]: rounded === value ? null : value };
  },
});

/** numeric(4, 2): `12.50` is `12.5` in the domain. */
const percent: Field<string | null> = {
  columns: (property) => [property],
  read: (row, property) => (row[property] as string | null)?.replace(/\.?0+$/, '') ?? null,
  write: (value, property) => ({ [property]: value }),
};

const euros = (column: string): Field<Money<'EUR'>> => ({
  columns: () => [column],
  read: (row) => Money.ofMinor(row[column] as number, 'EUR'),
  write: (value) => ({ [column]: Number(value.minor) }),
});

const optionalMoney = (minor: string, currency: string): Field<Money | null> => ({
  columns: () => [minor, currency],
  read: (row) =>
    row[minor] === null || row[currency] === null
      ? null
      : Money.ofMinor(row[minor] as number, row[currency] as Currency),
  write: (value) => ({
    [minor]: value === null ? null : Number(value.minor),
    [currency]: value?.currency ?? null,
  }),
});

export const invoiceTable = defineTable('invoices', {
  id: generated<number>(),
  merchantId: plain<number>(),
  series: plain<InvoiceSeries>(),
  number: plain<number>(),
  /** As printed; formatted from series and number. */
  invoiceNumber: plain<string>(),
  type: plain<InvoiceType>(),
  isTest: plain<boolean>(),
  status: plain<InvoiceStatus>(),
  paymentId: plain<number | null>(),
  paymentLinkId: plain<number | null>(),
  linkCreatedBy: plain<number | null>(),
  refundId: plain<number | null>(),
  correctsInvoiceId: plain<number | null>(),
  correctionReason: plain<string | null>(),
  correctionKind: plain<CorrectionKind | null>(),
  subtotal: money<ChargeCurrency>('subtotalMinor', 'currency'),
  tax: money<ChargeCurrency>('taxMinor', 'currency'),
  total: money<ChargeCurrency>('totalMinor', 'currency'),
  paid: money<ChargeCurrency>('paidMinor', 'currency'),
  credited: money<ChargeCurrency>('creditedMinor', 'currency'),
  price: optionalMoney('priceAmountMinor', 'priceCurrency'),
  eurRate: euroRate,
  eurRateDay: optionalDay,
  eurSubtotal: euros('eurSubtotalMinor'),
  eurTax: euros('eurTaxMinor'),
  vatRegistration: plain<VatRegistration>(),
  vatGround: plain<VatGround | null>(),
  issueDate: day,
  taxEventDate: day,
  dueDate: day,
  issuedAt: instant(),
  description: plain<string | null>(),
  paymentMethod: plain<PaymentMethod>(),
  author: plain<string>(),
  language: plain<Language>(),
  seller: json<Seller>(),
  buyer: json<Party>(),
  customerName: plain<string | null>(),
  customerEmail: plain<string | null>(),
  fiscalMode: plain<FiscalMode>(),
  eShopNumber: plain<string | null>(),
  orderNumber: plain<number | null>(),
  transactionReference: plain<string | null>(),
  isAdvance: plain<boolean>(),
  paidAt: optionalInstant(),
  /** Written by the trigger of `invoice_annulments`, never here. */
  annulledAt: { ...optionalInstant(), write: () => ({}) },
  annulmentReason: generated<string | null>(),
  /** Written by an update of its own. */
  replacedAt: { ...optionalInstant(), write: () => ({}) },
  previousHash: plain<string | null>(),
  documentHash: plain<string>(),
});

/** Amounts are minor units of the invoice's currency, which the line does not repeat. */
export const lineTable = defineTable('invoice_lines', {
  id: generated<number>(),
  position: plain<number>(),
  description: plain<string>(),
  quantity: quantityIn<string>('exactQuantity'),
  unit: plain<string>(),
  /** Rounded where `exactUnitPrice` is not null. */
  unitPriceMinor: plain<number>(),
  exactUnitPrice: plain<string | null>(),
  netMinor: plain<number>(),
  taxRate: plain<VatRate>(),
  taxGroup: plain<TaxGroup>(),
  taxMinor: plain<number>(),
  vatGround: plain<VatGround | null>(),
  discountPercent: percent,
  grossUnitPriceMinor: plain<number | null>(),
  exactGrossUnitPrice: plain<string | null>(),
  advanceNumber: plain<string | null>(),
  advanceIssueDate: optionalDay,
  correctsLine: plain<number | null>(),
  correctsQuantity: quantityIn<string | null>('exactCorrectsQuantity'),
});

/** Amounts are minor units of the invoice's currency. */
export const installmentTable = defineTable('installments', {
  invoiceId: generated<number>(),
  seq: plain<number>(),
  dueDate: {
    ...day,
    columns: () => ['dueOn'],
    read: (row) => businessDate(row['dueOn'] as string),
    write: (value) => ({ dueOn: value }),
  },
  amountMinor: plain<number>(),
  untilMinor: plain<number>(),
});

/** What the Commission's service said of the buyer's VAT number when the document was written. */
export const vatCheckTable = defineTable('invoice_vat_checks', {
  invoiceId: plain<number>(),
  number: plain<string>('vatNumber'),
  state: plain<VatNumberState>(),
  requestId: plain<string | null>(),
  checkedAt: instant(),
});

export const annulmentTable = defineTable('invoice_annulments', {
  invoiceId: plain<number>(),
  merchantId: plain<number>(),
  series: plain<InvoiceSeries>(),
  annulledAt: instant(),
  reason: plain<string>(),
  previousHash: plain<string>(),
  annulmentHash: plain<string>(),
});

export const paymentTable = defineTable('invoice_payments', {
  id: generated<number | null>(),
  invoiceId: plain<number>(),
  merchantId: plain<number>(),
  series: plain<InvoiceSeries>(),
  kind: plain<InvoicePaymentKind>(),
  amount: money<ChargeCurrency>('amountMinor', 'currency'),
  paidOn: day,
  paidAt: instant(),
  paymentId: plain<number | null>(),
  bankLineId: plain<number | null>(),
  note: plain<string | null>(),
  recordedBy: plain<string>(),
  requestKey: plain<string | null>(),
  recordedAt: instant(),
  previousHash: plain<string>(),
  paymentHash: plain<string>(),
});

export const takeBackTable = defineTable('invoice_payments_taken_back', {
  paymentId: plain<number>(),
  invoiceId: plain<number>(),
  merchantId: plain<number>(),
  series: plain<InvoiceSeries>(),
  takenBackAt: instant(),
  takenBackBy: plain<string>(),
  reason: plain<string>(),
  previousHash: plain<string>(),
  takeBackHash: plain<string>(),
});

export const correctionTable = defineTable('invoice_proof_corrections', {
  invoiceId: plain<number>(),
  merchantId: plain<number>(),
  series: plain<InvoiceSeries>(),
  contentHash: plain<string>(),
  letters: plain<string>(),
  correctedAt: instant(),
  correctedBy: plain<string>(),
  reason: plain<string>(),
  previousHash: plain<string>(),
  correctionHash: plain<string>(),
});
