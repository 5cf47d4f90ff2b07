import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  date,
  id,
  idParams,
  instant,
  integer,
  merchantId,
  merchantName,
  money,
  nullableText,
} from '../fields.ts';
import { amountRange, dayRange, exportFormat, exportTypes, ids, listOf, listQuery, search } from '../list.ts';

/** As at the provider. A PAID payout may still fail days later. */
export const payoutStatuses = ['PENDING', 'IN_TRANSIT', 'PAID', 'FAILED', 'CANCELED'] as const;

/** NOT_POSSIBLE: made by hand, without a list. DIFFERS: the lines do not sum to the payout. */
const payoutReconciliations = ['NOT_YET', 'COMPLETE', 'NOT_POSSIBLE', 'DIFFERS'] as const;

/** What moved the money of a line. */
const payoutLineKinds = [
  'CHARGE',
  'REFUND',
  'REFUND_FAILED',
  'DISPUTE',
  'DISPUTE_REVERSAL',
  'FEE',
  'APPLICATION_FEE',
  'ADJUSTMENT',
  'OTHER',
] as const;

/** Why a payout needs review. DIFFERS: also one with a payment that is not known here. */
export const payoutReviews = ['FAILED', 'DIFFERS'] as const;

const currency = z.string().meta({ description: 'ISO 4217.', examples: ['EUR'] });
const payoutStatus = z.enum(payoutStatuses).meta({ examples: ['PAID'] });
const reconciliation = z.enum(payoutReconciliations).meta({ examples: ['COMPLETE'] });

/** Sums of what is in a payout, in its currency; below zero when the merchant pays. */
const content = z.object({
  payments: integer.meta({ description: 'Number of payments.', examples: [12] }),
  charges: money.meta({ description: 'Payments before fees.', examples: [540] }),
  refunds: money.meta({ examples: [-20] }),
  disputes: money.meta({ description: 'Taken back by payers’ banks, less what was won.', examples: [0] }),
  fees: money.meta({ description: 'Fees of the card provider.', examples: [-17.46] }),
  platformFees: money.meta({ description: 'Fees of Plateno.', examples: [-8.1] }),
  other: money.meta({ description: 'Adjustments and returned payouts.', examples: [0] }),
  feeDifference: money.meta({
    description: 'True fees less those that were expected at the payments.',
    examples: [0.12],
  }),
});
/** Sums of what is in a payout. */
export type PayoutContent = z.infer<typeof content>;

const payout = z.object({
  id,
  merchantId,
  merchantName,
  amount: money,
  currency,
  status: payoutStatus,
  arrivalOn: date.meta({ description: 'The day on which the bank gets it.', examples: ['2026-11-24'] }),
  arrivedOn: date.nullable().meta({
    description: 'The day on which a bank statement shows it; null: no statement does.',
    examples: ['2026-11-24'],
  }),
  automatic: z.boolean().meta({ description: 'false: made by hand at the provider.', examples: [true] }),
  failureCode: nullableText.meta({ description: 'The provider’s code.', examples: [null] }),
  failureReason: nullableText.meta({ description: 'In words, in the caller’s language.', examples: [null] }),
  bankLast4: nullableText.meta({ description: 'Last digits of the bank account.', examples: ['3000'] }),
  statementDescriptor: nullableText.meta({
    description: 'As the bank statement names it.',
    examples: ['PLATENO'],
  }),
  traceId: nullableText.meta({ description: 'Reference of the transfer at the bank.', examples: [null] }),
  reconciliation,
  unknownLines: integer.meta({
    description: 'Lines about a payment that is not known here.',
    examples: [0],
  }),
  content: content.nullable().meta({ description: 'null until the provider has completed the list.' }),
  createdAt: instant,
  providerPayoutId: z.string().meta({ examples: ['po_1Q2w3E'] }),
});
/** A payout with the sums of what is in it. */
export type Payout = z.infer<typeof payout>;

const payoutLine = z.object({
  id,
  kind: z.enum(payoutLineKinds).meta({ examples: ['CHARGE'] }),
  paymentId: id.nullable(),
  orderNumber: integer.nullable().meta({ description: 'Number of the payment’s order.', examples: [42] }),
  description: nullableText.meta({ examples: ['Дегустационно меню за двама'] }),
  customerName: nullableText.meta({ examples: ['Мария Георгиева'] }),
  gross: money,
  fee: money.meta({ description: 'The card provider’s fee.', examples: [1.6] }),
  platformFee: money.meta({ description: 'Plateno’s fee.', examples: [0.75] }),
  net: money,
  expectedFee: money.nullable().meta({
    description: 'The card provider’s fee as it was expected at the payment; null for other lines.',
    examples: [1.6],
  }),
  at: instant,
  providerType: z.string().meta({ examples: ['charge'] }),
  providerSource: nullableText.meta({ examples: ['ch_1Q2w3E'] }),
});
/** One movement in a payout, in its currency; below zero when the merchant pays. */
export type PayoutLine = z.infer<typeof payoutLine>;

const shortPayout = payout.pick({
  id: true,
  amount: true,
  currency: true,
  status: true,
  arrivalOn: true,
  arrivedOn: true,
  bankLast4: true,
  failureReason: true,
  content: true,
});
/** A payout in the balance. */
export type ShortPayout = z.infer<typeof shortPayout>;

export const ownBalance = z.object({
  isRouted: z.boolean().meta({
    description: 'Payments belong to the merchant’s own account at the provider.',
    examples: [true],
  }),
  hasAccount: z.boolean().meta({ examples: [true] }),
  balances: z
    .array(
      z.object({
        currency,
        available: money.meta({ description: 'Goes with the next payout.', examples: [120.5] }),
        pending: money.meta({ description: 'Becomes available in some days.', examples: [89.9] }),
      }),
    )
    .nullable()
    .meta({ description: 'null when the provider does not answer.' }),
  waiting: z.object({
    payments: integer.meta({ description: 'Paid, and in no payout yet.', examples: [4] }),
    since: instant.nullable().meta({ description: 'The oldest of them.' }),
  }),
  next: shortPayout.nullable().meta({ description: 'On its way to the bank, the first to arrive.' }),
  last: shortPayout.nullable().meta({ description: 'The last that arrived.' }),
  failed: shortPayout.nullable().meta({ description: 'Failed, and none arrived since.' }),
});
/** What the provider owes the merchant, and when it comes. */
export type OwnBalance = z.infer<typeof ownBalance>;

const sortFields = ['id', 'createdAt', 'arrivalOn', 'amount', 'status'] as const;
const filters = {
  search: search.optional(),
  status: payoutStatus.optional(),
  ...dayRange,
  ...amountRange,
};
const backOfficeFilters = {
  ...filters,
  ids,
  merchantId: merchantId.optional(),
  review: z.enum(payoutReviews).optional().meta({ description: 'Payouts that need review.' }),
};
const readers = ['MERCHANT', 'ADMIN', 'SUPPORT', 'ACCOUNTANT'] as const;

export const listOwnPayouts = endpoint({
  method: 'GET',
  path: '/payouts/me',
  access: ['MERCHANT'],
  right: 'EXPORT',
  scope: 'payments:read',
  summary: 'Payouts to the caller’s bank account, newest first; `from` and `to` are days of arrival.',
  query: listQuery(sortFields, filters),
  response: listOf(payout),
});

export const getOwnBalance = endpoint({
  method: 'GET',
  path: '/payouts/me/balance',
  access: ['MERCHANT'],
  right: 'EXPORT',
  scope: 'payments:read',
  summary: 'What the card provider owes the caller, the next payout and what is in it.',
  response: ownBalance,
});

export const exportPayouts = endpoint({
  method: 'GET',
  path: '/payouts/export',
  access: ['MERCHANT', 'ADMIN', 'ACCOUNTANT'],
  right: 'EXPORT',
  scope: 'exports:read',
  summary: 'Payouts of the merchants that the caller may see, as CSV or Excel; six files a minute.',
  produces: exportTypes,
  query: z.strictObject({ format: exportFormat, ...backOfficeFilters }),
  response: z.instanceof(Uint8Array),
});

export const listPayouts = endpoint({
  method: 'GET',
  path: '/payouts',
  access: ['ADMIN', 'SUPPORT', 'ACCOUNTANT'],
  summary: 'Payouts of all merchants that the caller may see; `from` and `to` are days of arrival.',
  query: listQuery(sortFields, backOfficeFilters),
  response: listOf(payout),
});

export const getPayout = endpoint({
  method: 'GET',
  path: '/payouts/:id',
  access: readers,
  right: 'EXPORT',
  scope: 'payments:read',
  summary: 'One payout with the sums of what is in it.',
  params: idParams,
  response: payout,
});

export const listPayoutLines = endpoint({
  method: 'GET',
  path: '/payouts/:id/lines',
  access: readers,
  right: 'EXPORT',
  scope: 'payments:read',
  summary: 'What is in a payout: every payment, refund and fee, in the order of the provider.',
  params: idParams,
  query: listQuery(['id', 'at', 'net'], {
    kind: z.enum(payoutLineKinds).optional(),
    review: z
      .enum(['DIFFERS'])
      .optional()
      .meta({ description: 'Payments whose true fee differs, or that are not known here.' }),
  }),
  response: listOf(payoutLine),
});

export const getPayoutOfPayment = endpoint({
  method: 'GET',
  path: '/payments/:id/payout',
  access: readers,
  right: 'EXPORT',
  scope: 'payments:read',
  summary: 'The payout that a payment went to the bank with; null while it is in none.',
  params: idParams,
  response: shortPayout.nullable(),
});
