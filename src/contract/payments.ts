import * as z from 'zod';
import { chargeCurrencies } from '#kernel/currency.ts';
import { buyerInput } from './buyer.ts';
import { endpoint } from './endpoint.ts';
import {
  currency,
  customerEmail,
  customerName,
  description,
  email,
  id,
  idParams,
  instant,
  integer,
  invoiceId,
  language,
  merchantId,
  merchantName,
  money,
  nullableText,
  optionalDescription,
  optionalEmail,
  optionalPlainText,
  payerDocumentType,
  paymentLinkId,
  positiveAmount,
} from './fields.ts';
import { exportFormat, listOf, listQuery, moneyFilters, exportTypes } from './list.ts';

/** Statuses of a payment. */
export const paymentStatuses = ['PENDING', 'PROCESSING', 'SUCCEEDED', 'FAILED', 'CANCELLED'] as const;
/** How much of a payment is refunded. */
export const paymentRefundStatuses = ['NONE', 'PARTIAL', 'FULL'] as const;
/** The combined status of all disputes of a payment. */
export const paymentDisputeStatuses = ['NONE', 'OPEN', 'WON', 'LOST'] as const;
/** Schema of a payment status. */
export const paymentStatus = z.enum(paymentStatuses).meta({ examples: ['SUCCEEDED'] });

const charge = {
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
    description: 'As people know it: the number of its document, before that of its order.',
    examples: ['0000000042'],
  }),
  merchantId,
  merchantName,
  paymentLinkId: paymentLinkId.nullable(),
  invoiceId: invoiceId.nullable(),
  amount: money,
  currency,
  ...charge,
  fxRate: nullableText.meta({ description: 'The fixed rate, for an amount in BGN.', examples: [null] }),
  status: paymentStatus,
  description,
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
  ...mismatch,
  ...card,
  createdAt: instant,
  updatedAt: instant.meta({ examples: ['2026-11-20T10:16:02.000Z'] }),
  succeededAt: instant.nullable().meta({ examples: ['2026-11-20T10:16:02.000Z'] }),
});
/** A payment in JSON: amounts are decimals, instants ISO 8601. */
export type Payment = z.infer<typeof payment>;

const openCheckout = z.object({
  checkoutUrl: z.url().meta({
    description: 'The provider’s page, where the payer pays.',
    examples: ['https://checkout.stripe.com/c/pay/cs_test_a1B2c3'],
  }),
  paymentId: id,
});

const sessionId = z
  .string()
  .max(200)
  .meta({
    description: 'The provider’s session, which only the payer’s browser knows.',
    examples: ['cs_test_a1B2c3'],
  });
/** The parameters of the calls of a payer, who has no login session. */
export const sessionParams = z.object({ sessionId });

/**
 * Starts a checkout on a payment link, or on an amount of the merchant itself. Repeats with the same Idempotency-Key
 * return the same page. Refused with Retry-After while another payer's session on a SINGLE link is open.
 */
export const startCheckout = endpoint({
  method: 'POST',
  path: '/payments/checkout/:merchantId',
  access: 'public',
  idempotent: true,
  summary:
    'Opens a checkout on the provider’s hosted page. Amount and currency come from the link; another amount is refused.',
  refuses: [401, 403, 410],
  params: z.object({ merchantId }),
  query: z.object({ paymentLinkId: paymentLinkId.optional() }),
  body: z.object({
    amount: positiveAmount,
    currency,
    description: optionalDescription,
    paymentMethod: z.literal('CARD').default('CARD'),
    customerEmail: optionalEmail,
    customerName: optionalPlainText(200).meta({ examples: ['Мария Георгиева'] }),
    buyer: buyerInput.nullish().meta({
      description: 'The company that the document is issued to; without it the document names the customer.',
      examples: [null],
    }),
    language: language
      .optional()
      .meta({ description: 'The language of the provider’s page and of the receipt.' }),
  }),
  response: openCheckout,
});
/** The body of `startCheckout`; `amount` is a decimal. */
export type CheckoutRequest = z.input<typeof startCheckout.body>;

/** The outcome of a checkout for its payer. */
export const checkoutState = z.object({
  status: paymentStatus,
  amount: money,
  currency,
  ...charge,
  merchantName,
  description,
  reference: z.string().meta({
    description: 'The payment’s id, for support; people see the number of the document or of the order.',
    examples: ['128'],
  }),
  orderNumber: integer.meta({
    description: 'Counted by merchant; the number of the sale until its document is issued.',
    examples: [12],
  }),
  receiptTo: nullableText.meta({
    description: 'The e-mail of the receipt, masked.',
    examples: ['m•••@example.com'],
  }),
  invoiceNumber: nullableText.meta({
    description: 'Ten digits, without gaps within a merchant.',
    examples: ['0000000042'],
  }),
  documentType: payerDocumentType,
  payAgainUrl: nullableText.meta({
    description: 'The pay page, while the link can still be paid.',
    examples: [null],
  }),
  paidAt: instant.nullable().meta({ examples: ['2026-11-20T10:16:02.000Z'] }),
});
/** The outcome of a checkout in JSON. */
export type CheckoutState = z.infer<typeof checkoutState>;

/** Authorized by the session id, which only the payer's browser knows. */
export const getCheckoutState = endpoint({
  method: 'GET',
  path: '/payments/checkout/sessions/:sessionId',
  access: 'public',
  summary:
    'The state of a checkout, for the return page; fetches the provider’s state first, at most once in two seconds.',
  params: sessionParams,
  response: checkoutState,
});

/** Authorized by the session id. Refused with `payments.receipt-not-ready` before the payment has succeeded. */
export const sendReceipt = endpoint({
  method: 'POST',
  path: '/payments/checkout/sessions/:sessionId/receipt',
  access: 'public',
  summary: 'Mails the receipt of a paid checkout to the given e-mail; ten times an hour.',
  status: 202,
  params: sessionParams,
  body: z.object({ email }),
  /** 403: the merchant is suspended, and the e-mail is not the payer's. */
  refuses: [403],
  response: z.object({
    email: z.string().meta({ description: 'The recipient.', examples: ['office@example.bg'] }),
  }),
});

/** Refused with `payments.state-refused` unless the payment is PENDING. */
export const processPayment = endpoint({
  method: 'POST',
  path: '/payments/process/:id',
  access: ['MERCHANT', 'ADMIN'],
  right: 'CREATE_LINKS',
  summary: 'The page where a PENDING payment can be paid; a closed session is replaced by a new one.',
  params: idParams,
  response: openCheckout,
});

/** Settles a payment with the provider state. Idempotent. */
export const confirmPayment = endpoint({
  method: 'POST',
  path: '/payments/confirm/:id',
  access: 'public',
  summary:
    'Fetches the provider’s state, at most once in two seconds, and settles; idempotent. Without a sign-in the checkout’s session id is required, and the answer is the payer’s view.',
  refuses: [401, 403],
  params: idParams,
  body: z.object({ sessionId: sessionId.optional() }),
  response: z.union([payment, checkoutState]),
});

/** Why a payment needs review. */
export const paymentReviews = [
  'WAITING',
  'REFUND_FAILED',
  'NOT_GIVEN_BACK',
  'DISPUTE_DUE',
  'REFUND_BURST',
] as const;

/** Fields by which lists of payments can be sorted. */
export const paymentSortFields = ['id', 'createdAt', 'amount', 'status', 'currency'] as const;

const paymentFilters = {
  ...moneyFilters,
  status: paymentStatus.optional(),
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
  summary: 'One payment.',
  params: idParams,
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

/** The sum of the payments in one currency. */
export const currencyTotal = z.object({
  currency,
  amount: money,
  count: integer.meta({ description: 'Number of payments.', examples: [12] }),
});

/** Sums never mix currencies: `amount` is the whole sum converted to EUR, `byCurrency` the sums as charged. */
export const total = z.object({
  amount: money.meta({ description: 'The sum of all currencies, in EUR.' }),
  byCurrency: z.array(currencyTotal),
});

/** Number of payments in any status. */
export const totalPayments = integer.meta({ examples: [128] });
/** Number of SUCCEEDED payments. */
export const succeededPayments = integer.meta({ examples: [117] });
/** Percent of SUCCEEDED payments, one decimal. */
export const successRate = z
  .number()
  .meta({ description: 'SUCCEEDED payments of all, in percent, one decimal.', examples: [91.4] });

/** Totals of the caller's merchant, in EUR and BGN. */
export const getOwnTakings = endpoint({
  method: 'GET',
  path: '/merchants/me/takings',
  access: ['MERCHANT'],
  right: 'SEE',
  summary: 'Totals of the payments of the caller’s merchant that match the filters of its list.',
  query: z.strictObject(paymentFilters),
  response: z.object({
    totalRevenue: total,
    totalRevenueInBgn: money.meta({
      description: 'The same at the fixed rate, for information.',
      examples: [8_235.02],
    }),
    totalPayments,
    succeededPayments,
    successRate,
  }),
});

/** Figures of the back-office dashboard. */
export const getDashboardStats = endpoint({
  method: 'GET',
  path: '/merchants/dashboard-stats',
  access: ['ADMIN', 'SUPPORT'],
  summary: 'The figures of the administrators’ dashboard.',
  response: z.object({
    totalMerchants: integer.meta({ examples: [40] }),
    activeMerchants: integer.meta({ examples: [38] }),
    totalPayments,
    totalRevenue: money.meta({ description: 'In EUR.', examples: [4_210.5] }),
    revenueByCurrency: z.array(currencyTotal),
    successRate,
    monthlyGrowth: z
      .number()
      .nullable()
      .meta({
        description: 'Percent against last month; null when last month had no revenue.',
        examples: [12.5],
      }),
    conversionRate: z.number().meta({ description: 'Percent, one decimal.', examples: [91.4] }),
  }),
});
