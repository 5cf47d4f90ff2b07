import * as z from 'zod';
import { chargeCurrencies } from '#kernel/currency.ts';
import { endpoint } from '../endpoint.ts';
import {
  currency,
  customerEmail,
  customerName,
  description,
  id,
  idParams,
  instant,
  invoiceId,
  merchantId,
  merchantName,
  money,
  nullableText,
  optionalPlainText,
  paymentLinkId,
} from '../fields.ts';
import { exportFormat, listOf, listQuery, moneyFilters, exportTypes } from '../list.ts';
import { paymentMethods } from './words/payment-methods.ts';

/** Statuses of a payment. */
export const paymentStatuses = ['PENDING', 'PROCESSING', 'SUCCEEDED', 'FAILED', 'CANCELLED'] as const;

/** How much of a payment is refunded. */
const paymentRefundStatuses = ['NONE', 'PARTIAL', 'FULL'] as const;

/** The combined status of all disputes of a payment. */
const paymentDisputeStatuses = ['NONE', 'OPEN', 'WON', 'LOST'] as const;

/** Schema of a payment status. */
export const paymentStatus = z.enum(paymentStatuses).meta({ examples: ['SUCCEEDED'] });

const paymentMethod = z.enum(paymentMethods).meta({ examples: ['CARD'] });

export const charge = {
  chargeAmount: money.meta({ description: 'What the card is charged, in `chargeCurrency`.' }),
  chargeCurrency: z.enum(chargeCurrencies).meta({
    description: 'An amount in BGN is charged in EUR at the fixed rate.',
    examples: ['EUR'],
  }),
};

const fees = {
  platformFee: money.meta({
    description: 'Plateno’s fee, in `currency`; zero until the payment has succeeded.',
    examples: [0.75],
  }),
  merchantFee: money.meta({
    description: 'The card provider’s fee by the fee schedule of the day, in `currency`.',
    examples: [1.75],
  }),
  netAmount: money.meta({ description: '`amount` less both fees, in `currency`.', examples: [47.5] }),
  chargePlatformFee: money.meta({
    description: 'As `platformFee`, in `chargeCurrency`.',
    examples: [0.75],
  }),
  chargeMerchantFee: money.meta({
    description: 'As `merchantFee`, in `chargeCurrency`.',
    examples: [1.75],
  }),
  chargeNetAmount: money.meta({ description: 'As `netAmount`, in `chargeCurrency`.', examples: [47.5] }),
};

/** A captured amount that differs from the amount asked, and how the difference was resolved. */
const mismatch = {
  mismatch: nullableText.meta({
    description: 'Why the payment waits for review: the provider’s state differs from the request.',
    examples: [null],
  }),
  capturedAmount: money.nullable().meta({
    description: 'What the card paid when it differs from the request, in `capturedCurrency`.',
    examples: [null],
  }),
  capturedCurrency: nullableText.meta({ examples: [null] }),
  mismatchResolution: z
    .enum(['ACCEPT', 'GIVE_BACK'])
    .nullable()
    .meta({
      description:
        'ACCEPT: the captured amount became the payment’s. GIVE_BACK: it is refunded, and the payment is cancelled.',
      examples: [null],
    }),
};

/** The card as the provider reports it. */
const card = {
  cardBrand: nullableText.meta({ examples: ['visa'] }),
  cardLast4: nullableText.meta({ examples: ['4242'] }),
  lastDeclineCode: nullableText.meta({
    description: 'The provider’s stable code, such as `insufficient_funds`.',
    examples: [null],
  }),
  providerPaymentId: nullableText.meta({ examples: ['pi_3Q1a2B'] }),
};

/** A payment as its merchant and the back office see it. */
export const payment = z.object({
  id,
  number: z.string().meta({
    description:
      'The running number among the payments of its merchant; the number of its document is another.',
    examples: ['69'],
  }),
  merchantId,
  merchantName,
  method: paymentMethod.meta({
    description:
      'CARD: at the card provider. BANK: by a transfer to the merchant’s account, without fees and without the provider’s fields.',
  }),
  paymentLinkId: paymentLinkId.nullable(),
  invoiceId: invoiceId.nullable(),
  invoiceNumber: nullableText.meta({
    description: 'The number of its document; null until that is issued.',
    examples: ['0000000042'],
  }),
  amount: money,
  currency,
  ...charge,
  fxRate: nullableText.meta({ description: 'The fixed rate, for an amount in BGN.', examples: [null] }),
  status: paymentStatus,
  description,
  note: nullableText.meta({
    description: 'The merchant’s own; its customer never sees it.',
    examples: ['Взето на 5.12.'],
  }),
  customerName,
  customerEmail,
  ...fees,
  refundedAmount: money.meta({ description: 'In `chargeCurrency`.', examples: [0] }),
  refundStatus: z.enum(paymentRefundStatuses),
  disputeStatus: z.enum(paymentDisputeStatuses),
  late: z.boolean().meta({
    description: 'Paid after the provider had closed the checkout, or in a race with another payer.',
  }),
  duplicateOf: id.nullable().meta({
    description: 'The payment that had paid the same single link before.',
    examples: [null],
  }),
  duplicateOfNumber: nullableText.meta({ description: 'The `number` of that payment.', examples: [null] }),
  overpaid: z.boolean().meta({
    description: 'More than its invoice had open: refunded automatically, without a document.',
  }),
  fraudWarnedAt: instant.nullable().meta({
    description:
      'When the payer’s bank warned of fraud, for 30 days while a full refund may prevent a dispute; null: no such warning.',
    examples: [null],
  }),
  ...mismatch,
  ...card,
  createdAt: instant,
  updatedAt: instant.meta({ examples: ['2026-11-20T10:16:02.000Z'] }),
  succeededAt: instant.nullable().meta({ examples: ['2026-11-20T10:16:02.000Z'] }),
});

/** A payment in JSON: amounts are decimals, instants ISO 8601. */
export type Payment = z.infer<typeof payment>;

/** Why a payment needs review. */
export const paymentReviews = [
  'WAITING',
  'REFUND_FAILED',
  'NOT_GIVEN_BACK',
  'DISPUTE_DUE',
  'DISPUTE_OPEN',
  'REFUND_BURST',
  'OTHER_CURRENCY',
  'FRAUD_WARNING',
  'CHARGED_AFTER_STOP',
] as const;

/** Fields by which lists of payments can be sorted. */
export const paymentSortFields = ['id', 'createdAt', 'amount', 'status', 'currency'] as const;

export const paymentFilters = {
  ...moneyFilters,
  status: paymentStatus.optional(),
  method: paymentMethod.optional(),
  paymentLinkId: paymentLinkId.optional(),
};

/** The filters of the list of payments of all merchants, its totals and its export. */
export const backOfficePaymentFilters = {
  ...paymentFilters,
  merchantId: merchantId.optional(),
  review: z.enum(paymentReviews).optional().meta({ description: 'Payments that need review.' }),
};

/** Payments for the back office; an accountant gets those of assigned merchants. */
export const listPayments = endpoint({
  method: 'GET',
  path: '/payments',
  access: ['ADMIN', 'SUPPORT', 'ACCOUNTANT'],
  summary: 'Payments of all merchants that the caller may see.',
  query: listQuery(paymentSortFields, backOfficePaymentFilters),
  response: listOf(payment),
});

/** Payments of the caller's merchant. */
export const listOwnPayments = endpoint({
  method: 'GET',
  path: '/merchants/me/payments',
  access: ['MERCHANT'],
  right: 'SEE',
  scope: 'payments:read',
  summary: 'Payments of the caller’s merchant, newest first.',
  query: listQuery(paymentSortFields, paymentFilters),
  response: listOf(payment),
});

/** Payments of the caller's merchant as a file. */
export const exportOwnPayments = endpoint({
  method: 'GET',
  path: '/merchants/me/payments/export',
  access: ['MERCHANT'],
  right: 'EXPORT',
  scope: 'exports:read',
  summary: 'The payments of the caller’s merchant as CSV or Excel; six files a minute.',
  produces: exportTypes,
  query: z.strictObject({ format: exportFormat, ...paymentFilters }),
  response: z.instanceof(Uint8Array),
});

/** Payments of one merchant; 404 when the caller may not see it. */
export const listMerchantPayments = endpoint({
  method: 'GET',
  path: '/payments/merchant/:merchantId',
  access: 'signed-in',
  scope: 'payments:read',
  summary: 'Payments of one merchant.',
  params: z.object({ merchantId }),
  query: listQuery(paymentSortFields, paymentFilters),
  response: listOf(payment),
});

/** One payment; 404 when the caller may not see it. */
export const getPayment = endpoint({
  method: 'GET',
  path: '/payments/:id',
  access: 'signed-in',
  scope: 'payments:read',
  summary: 'One payment.',
  params: idParams,
  response: payment,
});

/** The note of the caller's merchant on its payment. */
export const setPaymentNote = endpoint({
  method: 'PUT',
  path: '/payments/:id/note',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  scope: 'none',
  summary: 'Writes the own note of the caller’s merchant on a payment; an empty one takes it away.',
  params: idParams,
  body: z.object({ note: optionalPlainText(500).meta({ examples: ['Взето на 5.12.'] }) }),
  response: payment,
});

/** True when database and card provider answer. */
export const paymentsHealth = endpoint({
  method: 'GET',
  path: '/payments/health',
  access: 'public',
  summary: 'Whether payments can be taken now.',
  response: z.boolean(),
});
