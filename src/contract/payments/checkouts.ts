import * as z from 'zod';
import { payerDeclines } from './words/payer-decline.ts';
import { buyerInput } from '../buyer.ts';
import { withoutCopiedSigns } from '#kernel/copied-text.ts';
import { endpoint } from '../endpoint.ts';
import {
  currency,
  description,
  email,
  emptyOrText,
  id,
  idParams,
  instant,
  integer,
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
} from '../fields.ts';
import { paymentStatus, charge, payment } from './payments.ts';

const openCheckout = z.object({
  checkoutUrl: z.url().meta({
    description: 'The provider’s page, where the payer pays.',
    examples: ['https://checkout.stripe.com/c/pay/cs_test_a1B2c3'],
  }),
  paymentId: id,
});

const sessionId = emptyOrText(200, 'identifier')
  .transform(withoutCopiedSigns)
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
  movesMoney: true,
  access: 'public',
  scope: 'links:write',
  keyUse: 'IN_ROW',
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
    customerName: optionalPlainText(200, 'name').meta({ examples: ['Мария Георгиева'] }),
    buyer: buyerInput.nullish().meta({
      description: 'The company that the document is issued to; without it the document names the customer.',
      examples: [null],
    }),
    language: language
      .optional()
      .meta({ description: 'The language of the provider’s page and of the receipt.' }),
    keepsCard: z
      .boolean()
      .default(false)
      .meta({
        description:
          'The payer agrees that the card stays for later charges, as the link offers it (`cardOffer`). Refused where it does not.',
        examples: [false],
      }),
  }),
  response: openCheckout,
});

/** The body of `startCheckout`; `amount` is a decimal. */
export type CheckoutRequest = z.input<typeof startCheckout.body>;

/** The outcome of a checkout for its payer. */
const checkoutState = z.object({
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
  declined: z
    .enum(payerDeclines)
    .nullable()
    .meta({
      description: 'Why the last card was declined; null without a decline and after the success.',
      examples: [null],
    }),
  payAgainUrl: nullableText.meta({
    description: 'The pay page, while the link can still be paid.',
    examples: [null],
  }),
  paidAt: instant.nullable().meta({ examples: ['2026-11-20T10:16:02.000Z'] }),
  returnUrl: nullableText.meta({
    description: 'The page of the shop to go back to, once the payment has succeeded.',
    examples: [null],
  }),
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
  movesMoney: true,
  access: ['MERCHANT', 'ADMIN'],
  right: 'CREATE_LINKS',
  scope: 'links:write',
  keyUse: 'SAME',
  summary: 'The page where a PENDING payment can be paid; a closed session is replaced by a new one.',
  params: idParams,
  response: openCheckout,
});

/** Settles a payment with the provider state. Idempotent. */
export const confirmPayment = endpoint({
  method: 'POST',
  path: '/payments/confirm/:id',
  movesMoney: true,
  access: 'public',
  keyUse: 'SAME',
  summary:
    'Fetches the provider’s state, at most once in two seconds, and settles; idempotent. Without a sign-in the checkout’s session id is required, and the answer is the payer’s view.',
  refuses: [401, 403],
  params: idParams,
  body: z.object({ sessionId: sessionId.optional() }),
  response: z.union([payment, checkoutState]),
});
