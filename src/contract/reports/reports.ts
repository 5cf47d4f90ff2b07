import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { date, id, integer, money, nullableText, numeral, givenDay } from '../fields.ts';
import { exportFormat, exportTypes } from '../list.ts';
import { currencyTotal } from '../payments/payment-totals.ts';

/** Periods of reports, in Sofia. */
export const reportPeriods = ['MONTH', 'QUARTER', 'YEAR'] as const;
/** A period of reports. */
export type ReportPeriod = (typeof reportPeriods)[number];

const period = {
  period: z.enum(reportPeriods).default('MONTH'),
  on: givenDay.optional().meta({
    description: 'A day of the period, in Sofia; today by default, and not later.',
    examples: ['2026-10-15'],
  }),
};
const ofMerchant = { method: 'GET', access: ['MERCHANT'], right: 'EXPORT', scope: 'exports:read' } as const;

const euro = (description: string, example: number) =>
  money.meta({ description: `${description}, in EUR.`, examples: [example] });

const figures = z.object({
  count: integer.meta({ description: 'Payments that succeeded.', examples: [64] }),
  takings: euro('Turnover: the sum of these payments', 5_720.27),
  average: money
    .nullable()
    .meta({ description: 'Takings by payment, in EUR; null without payments.', examples: [89.38] }),
  refunds: euro('Refunds that succeeded in the period, also of earlier payments', 40),
  refundCount: integer.meta({ examples: [2] }),
  platformFees: euro('Plateno’s fees of these payments', 85.8),
  providerFees: euro('The card provider’s fees of these payments', 182.21),
  disputes: euro('Disputes lost in the period with their fees, also of earlier payments', 0),
  net: euro('What you keep: the turnover less both fees, refunds, disputes lost and their fees', 5_412.26),
  vat: euro('VAT of the documents issued in the period, less that of credit notes', 953.38),
  byCurrency: z.array(currencyTotal),
});
const figuresOfDays = z.object({
  from: date.meta({ description: 'First day, in Sofia.', examples: ['2026-10-01'] }),
  to: date.meta({ description: 'Last day, in Sofia.', examples: ['2026-10-31'] }),
  figures,
});
/** The figures of a period in JSON; amounts in EUR. */
export type ReportFigures = z.infer<typeof figures>;

/** The figures of a month, quarter or year. */
export const getOwnReport = endpoint({
  ...ofMerchant,
  path: '/merchants/me/reports',
  summary:
    'The figures of a month, quarter or year in Sofia beside those of the period before; each amount becomes EUR and is rounded by itself.',
  query: z.strictObject(period),
  response: figuresOfDays.extend({
    period: z.enum(reportPeriods),
    isRunning: z.boolean().meta({ description: 'Whether the period contains today.', examples: [false] }),
    previous: figuresOfDays.meta({
      description: 'The period before; up to the same moment while the period runs.',
    }),
  }),
});
/** A report in JSON. */
export type Report = z.infer<typeof getOwnReport.response>;

/** Orders of a breakdown. */
export const breakdownSorts = ['amount', 'count', 'name'] as const;

const wholeNumber = (min: number, max: number) => numeral(z.number().int().min(min).max(max));
const page = {
  page: wholeNumber(0, 1_000_000_000)
    .default(0)
    .meta({ description: 'Counted from 0.', examples: [0] }),
  size: wholeNumber(1, 500)
    .default(10)
    .meta({ description: 'Rows of one page.', examples: [10] }),
  sortBy: z.enum(breakdownSorts).default('amount'),
  sortDir: z.enum(['asc', 'desc']).default('desc'),
};

const row = z.object({
  customerId: id.nullable().meta({
    description: 'The customer of the list; null for a payer who is none, and for items.',
    examples: [12],
  }),
  name: nullableText.meta({
    description: 'Null for payments without a name or text.',
    examples: ['Мария Георгиева'],
  }),
  email: nullableText.meta({ examples: ['maria@example.com'] }),
  search: nullableText.meta({
    description: 'Finds these payments in the list of payments; null when no search does.',
    examples: ['maria@example.com'],
  }),
  count: integer.meta({ description: 'Number of payments.', examples: [3] }),
  amount: money.meta({ description: 'In EUR.', examples: [120] }),
});
const breakdown = z.object({
  content: z.array(row),
  totalElements: integer.meta({ description: 'Rows in the whole list.', examples: [28] }),
  totalAmount: money.meta({ description: 'The sum of the whole list, in EUR.', examples: [5_720.27] }),
});
/** A page of takings by customer or item in JSON. */
export type Breakdown = z.infer<typeof breakdown>;
/** A customer or item of a report in JSON. */
export type BreakdownRow = z.infer<typeof row>;

export const listReportCustomers = endpoint({
  ...ofMerchant,
  path: '/merchants/me/reports/customers',
  summary: 'The takings of a period by customer: a customer of the list, else an email, else a name.',
  query: z.strictObject({ ...period, ...page }),
  response: breakdown,
});
export const listReportItems = endpoint({
  ...ofMerchant,
  path: '/merchants/me/reports/items',
  summary:
    'The takings of a period by item: the lines of the documents that were paid, equal texts together; a part payment counts the same part of each line.',
  query: z.strictObject({ ...period, ...page }),
  response: breakdown,
});

const file = { produces: exportTypes, response: z.instanceof(Uint8Array) } as const;
const fileQuery = z.strictObject({ format: exportFormat, ...period });

export const exportReportCustomers = endpoint({
  ...ofMerchant,
  ...file,
  path: '/merchants/me/reports/customers/export',
  summary: 'The takings of a period by customer as CSV or Excel; six files a minute.',
  query: fileQuery,
});
export const exportReportItems = endpoint({
  ...ofMerchant,
  ...file,
  path: '/merchants/me/reports/items/export',
  summary: 'The takings of a period by item as CSV or Excel; six files a minute.',
  query: fileQuery,
});
