import * as z from 'zod';
import { chargeCurrencies } from '#kernel/currency.ts';
import { endpoint } from './endpoint.ts';
import {
  currency,
  email,
  id,
  idParams,
  instant,
  language,
  money,
  optionalDescription,
  optionalEmail,
  optionalPlainText,
  price,
} from './fields.ts';
import { listOf, listQuery, moneyFilters, sheetTypes } from './list.ts';

export const paymentStatuses = ['PENDING', 'PROCESSING', 'SUCCEEDED', 'FAILED', 'CANCELLED'] as const;
export const refundStatuses = ['NONE', 'PARTIAL', 'FULL'] as const;
export const disputeStatuses = ['NONE', 'OPEN', 'WON', 'LOST'] as const;
export const paymentStatus = z.enum(paymentStatuses);

export const payment = z.object({
  id,
  merchantId: id,
  merchantName: z.string(),
  paymentLinkId: id.nullable(),
  invoiceId: id.nullable(),
  amount: money,
  currency,
  chargeAmount: money,
  chargeCurrency: z.enum(chargeCurrencies),
  fxRate: z.string().nullable(),
  status: paymentStatus,
  description: z.string().nullable(),
  customerName: z.string().nullable(),
  customerEmail: z.string().nullable(),
  /** In `currency`; zero until the payment has succeeded. */
  platformFee: money,
  /** The card provider's fee by the dated schedule, in `currency`. */
  merchantFee: money,
  netAmount: money,
  chargePlatformFee: money,
  chargeMerchantFee: money,
  chargeNetAmount: money,
  refundedAmount: money,
  refundStatus: z.enum(refundStatuses),
  disputeStatus: z.enum(disputeStatuses),
  /** Paid although the provider had ended it before, or in a race with another payer. */
  late: z.boolean(),
  duplicateOf: id.nullable(),
  /** Why it waits for review, when something the provider says is not what was asked. */
  mismatch: z.string().nullable(),
  /** What the card paid where it is not what was asked, in `capturedCurrency`. */
  capturedAmount: money.nullable(),
  capturedCurrency: z.string().nullable(),
  /** ACCEPT: the captured amount became the payment’s. GIVE_BACK: it is refunded, and nothing is sold. */
  mismatchResolution: z.enum(['ACCEPT', 'GIVE_BACK']).nullable(),
  cardBrand: z.string().nullable(),
  cardLast4: z.string().nullable(),
  /** The last refusal of the card, in the provider's stable code. */
  lastDeclineCode: z.string().nullable(),
  providerPaymentId: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
  succeededAt: instant.nullable(),
});
export type Payment = z.infer<typeof payment>;

export const startCheckout = endpoint({
  method: 'POST',
  path: '/payments/checkout/:merchantId',
  access: 'public',
  idempotent: true,
  summary:
    'Asks for the provider’s hosted page. Amount and currency come from the link; another amount is refused.',
  refuses: [401, 403, 410],
  params: z.object({ merchantId: id }),
  query: z.object({ paymentLinkId: id.optional() }),
  body: z.object({
    amount: price,
    currency,
    description: optionalDescription,
    paymentMethod: z.literal('CARD').default('CARD'),
    customerEmail: optionalEmail,
    customerName: optionalPlainText(200),
    /** The language of the provider's page and of the receipt. */
    language: language.optional(),
  }),
  response: z.object({ checkoutUrl: z.url(), paymentId: id }),
});
export type CheckoutRequest = z.input<typeof startCheckout.body>;

/** What the return page may know: it holds the session id, which only the payer's browser was given. */
export const checkoutState = z.object({
  status: paymentStatus,
  amount: money,
  currency,
  chargeAmount: money,
  chargeCurrency: z.enum(chargeCurrencies),
  merchantName: z.string(),
  description: z.string().nullable(),
  /** The payment's number, as the merchant's portal, the document and the mail name it. */
  reference: z.string(),
  /** The address the receipt goes to, with its middle hidden. */
  receiptTo: z.string().nullable(),
  invoiceNumber: z.string().nullable(),
  /** Where to try again while the link can still be paid. */
  payAgainUrl: z.string().nullable(),
  paidAt: instant.nullable(),
});
export type CheckoutState = z.infer<typeof checkoutState>;

export const getCheckoutState = endpoint({
  method: 'GET',
  path: '/payments/checkout/sessions/:sessionId',
  access: 'public',
  summary:
    'How a checkout stands, asked by the return page; fetches the state at the provider first, at most once in two seconds.',
  params: z.object({ sessionId: z.string().max(200) }),
  response: checkoutState,
});

export const askForReceipt = endpoint({
  method: 'POST',
  path: '/payments/checkout/sessions/:sessionId/receipt',
  access: 'public',
  summary: 'Mails the receipt to whoever has paid, at the address that he gives; ten times an hour.',
  status: 202,
  params: z.object({ sessionId: z.string().max(200) }),
  body: z.object({ email }),
  /** 403: the merchant is suspended, and the address is not the payer's. */
  refuses: [403],
  /** Where it goes. */
  response: z.object({ email: z.string() }),
});

export const processPayment = endpoint({
  method: 'POST',
  path: '/payments/process/:id',
  access: ['MERCHANT', 'ADMIN'],
  summary:
    'The address at which a PENDING payment can be paid; its session is opened again when it has closed.',
  params: idParams,
  response: z.object({ checkoutUrl: z.url(), paymentId: id }),
});

export const confirmPayment = endpoint({
  method: 'POST',
  path: '/payments/confirm/:id',
  access: 'public',
  summary:
    'Fetches the state at the provider, at most once in two seconds, and settles; idempotent. Without a sign-in the checkout’s session id is needed, and the answer is what the payer may know.',
  refuses: [401, 403],
  params: idParams,
  body: z.object({ sessionId: z.string().max(200).optional() }),
  response: z.union([payment, checkoutState]),
});

/** Why a payment waits for a person. */
export const paymentReviews = ['WAITING', 'REFUND_FAILED', 'NOT_GIVEN_BACK', 'DISPUTE_DUE'] as const;

export const paymentSortFields = ['id', 'createdAt', 'amount', 'status', 'currency'] as const;

const paymentFilters = {
  ...moneyFilters,
  status: paymentStatus.optional(),
  paymentLinkId: id.optional(),
};
export const backOfficePaymentFilters = {
  ...paymentFilters,
  merchantId: id.optional(),
  /** Of which the provider says what was not asked: they wait for a person. */
  review: z.enum(paymentReviews).optional(),
};

export const listPayments = endpoint({
  method: 'GET',
  path: '/payments',
  access: ['ADMIN', 'SUPPORT', 'ACCOUNTANT'],
  summary: 'Payments of all merchants that the caller may see.',
  query: listQuery(paymentSortFields, backOfficePaymentFilters),
  response: listOf(payment),
});

export const listOwnPayments = endpoint({
  method: 'GET',
  path: '/merchants/me/payments',
  access: ['MERCHANT'],
  summary: 'Payments of the caller’s merchant, newest first.',
  query: listQuery(paymentSortFields, paymentFilters),
  response: listOf(payment),
});

export const exportOwnPayments = endpoint({
  method: 'GET',
  path: '/merchants/me/payments/export',
  access: ['MERCHANT'],
  summary: 'The payments of the caller’s merchant as CSV or Excel; six files a minute.',
  produces: sheetTypes,
  query: z.strictObject({ format: z.enum(['csv', 'excel']), ...paymentFilters }),
  response: z.instanceof(Uint8Array),
});

export const listMerchantPayments = endpoint({
  method: 'GET',
  path: '/payments/merchant/:merchantId',
  access: 'signed-in',
  summary: 'Payments of one merchant.',
  params: z.object({ merchantId: id }),
  query: listQuery(paymentSortFields, paymentFilters),
  response: listOf(payment),
});

export const getPayment = endpoint({
  method: 'GET',
  path: '/payments/:id',
  access: 'signed-in',
  summary: 'One payment.',
  params: idParams,
  response: payment,
});

export const paymentsHealth = endpoint({
  method: 'GET',
  path: '/payments/health',
  access: 'public',
  summary: 'Whether payments can be taken now.',
  response: z.boolean(),
});

const currencyTotal = z.object({ currency, amount: money, count: z.number().int() });

/** Sums never mix currencies: `amount` is everything normalised to EUR, `byCurrency` the sums as charged. */
export const total = z.object({ amount: money, byCurrency: z.array(currencyTotal) });

export const getOwnTakings = endpoint({
  method: 'GET',
  path: '/merchants/me/takings',
  access: ['MERCHANT'],
  summary:
    'Takings of the caller’s merchant: of all its payments, or of those that the filters of its list let through.',
  query: z.strictObject(paymentFilters),
  response: z.object({
    totalRevenue: total,
    /** The same revenue in BGN at the fixed rate, for information. */
    totalRevenueInBgn: money,
    totalPayments: z.number().int(),
    succeededPayments: z.number().int(),
    /** SUCCEEDED ÷ all × 100, one decimal. */
    successRate: z.number(),
  }),
});

export const getDashboardStats = endpoint({
  method: 'GET',
  path: '/merchants/dashboard-stats',
  access: ['ADMIN', 'SUPPORT'],
  summary: 'The figures of the administrators’ dashboard.',
  response: z.object({
    totalMerchants: z.number().int(),
    activeMerchants: z.number().int(),
    totalPayments: z.number().int(),
    /** In EUR. */
    totalRevenue: money,
    revenueByCurrency: z.array(currencyTotal),
    successRate: z.number(),
    /** Percent against last month; null when last month took nothing. */
    monthlyGrowth: z.number().nullable(),
    conversionRate: z.number(),
  }),
});
