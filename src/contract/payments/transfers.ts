import * as z from 'zod';
import { buyerInput } from '../buyer.ts';
import { endpoint } from '../endpoint.ts';
import {
  customerEmail,
  customerName,
  description,
  givenDay,
  id,
  idParams,
  instant,
  invoiceId,
  language,
  merchantId,
  merchantName,
  money,
  nullableText,
  optionalEmail,
  optionalPlainText,
  payerDocumentType,
  paymentLinkId,
  positiveAmount,
  text,
} from '../fields.ts';
import { linkStatus } from '../links/links.ts';
import { listOf, listQuery, search } from '../list.ts';
import { payment } from './payments.ts';

/** WAITING: until the money is booked. LATE: not booked within its days; it is still found when it comes. */
const promiseStates = ['WAITING', 'LATE', 'PAID', 'WITHDRAWN'] as const;

const reference = z.string().meta({
  description:
    'P, nine letters and digits without I, O, 0 and 1, and a check character (ISO 7064, MOD 37,36).',
  examples: ['PA7M2U9SGRW'],
});

/** What a payer's bank needs for the transfer. */
const transferDetails = z.object({
  reference,
  text: z.string().meta({
    description:
      'What the payer writes as the reason of the transfer: the reference, and the number of a written invoice.',
    examples: ['PA7M2U9SGRW'],
  }),
  receiver: z.string().meta({ examples: ['Пекарна „Липа“ ЕООД'] }),
  iban: z.string().meta({ examples: ['BG80BNBG96611020345678'] }),
  bic: nullableText.meta({ examples: ['BNBGBGSF'] }),
  amount: money.meta({ description: 'In EUR; a price in BGN at the fixed rate.', examples: [20] }),
  currency: z.literal('EUR'),
  epc: z
    .string()
    .meta({ description: 'The content of the QR code (EPC069-12).', examples: ['BCD\n002\n1\nSCT'] }),
  promisedUntil: instant.meta({ description: 'Until then the payment page waits for the money.' }),
});
export type TransferDetails = z.infer<typeof transferDetails>;

const promisedTransfer = transferDetails.extend({
  token: z.string().meta({
    description:
      'Of the page that waits for the money, `/pay/transfer/{token}`; only the payer’s browser knows it.',
    examples: ['kTq2m0vVbQH0k2l1xY8wZg'],
  }),
  waitingUrl: z.string().meta({ examples: ['https://plateno.example/pay/transfer/kTq2m0vVbQH0k2l1xY8wZg'] }),
});
export type PromisedTransfer = z.infer<typeof promisedTransfer>;

export const promiseTransfer = endpoint({
  method: 'POST',
  path: '/payment-links/token/:token/transfer',
  access: 'public',
  status: 201,
  // The token in the response is a secret of the payer.
  keyUse: 'SEALED',
  summary:
    'A payer says that the link will be paid by a bank transfer: gives the reference and what a bank needs. It locks nothing.',
  refuses: [409, 410],
  params: z.object({ token: text(100, 'identifier').meta({ examples: ['Qm9vP3d5'] }) }),
  body: z.object({
    customerEmail: optionalEmail,
    customerName: optionalPlainText(200, 'name').meta({ examples: ['Мария Георгиева'] }),
    buyer: buyerInput.nullish().meta({
      description: 'The company that the document is issued to; without it the document names the customer.',
      examples: [null],
    }),
    language: language.optional(),
  }),
  response: promisedTransfer,
});

const transferParams = z.object({
  token: text(100, 'identifier').meta({ examples: ['kTq2m0vVbQH0k2l1xY8wZg'] }),
});

/** A promised transfer for its payer. */
const transferState = transferDetails.extend({
  state: z.enum(promiseStates).meta({ examples: ['WAITING'] }),
  merchantName,
  description,
  linkStatus: linkStatus.meta({
    description: 'PAID while the promise waits: the link was paid in another way, and no transfer is needed.',
  }),
  payUrl: nullableText.meta({
    description: 'The pay page, while the link can still be paid.',
    examples: ['https://plateno.example/pay/Qm9vP3d5'],
  }),
  receiptTo: nullableText.meta({
    description: 'The e-mail of the receipt, masked.',
    examples: ['m•••@example.com'],
  }),
  invoiceNumber: nullableText.meta({ examples: ['0000000042'] }),
  documentType: payerDocumentType,
  paidAt: instant.nullable(),
  paidAmount: money.nullable().meta({ description: 'What was booked, in EUR.', examples: [null] }),
});
export type TransferState = z.infer<typeof transferState>;

export const getTransferState = endpoint({
  method: 'GET',
  path: '/payments/transfer/:token',
  access: 'public',
  summary: 'The state of a promised transfer, for its payer.',
  params: transferParams,
  response: transferState,
});

export const getTransferReceipt = endpoint({
  method: 'GET',
  path: '/payments/transfer/:token/receipt',
  access: 'public',
  summary: 'The document of a promised transfer that was booked, as PDF.',
  refuses: [409],
  produces: ['application/pdf'],
  params: transferParams,
  response: z.instanceof(Uint8Array),
});

const promise = z.object({
  id,
  merchantId,
  paymentLinkId,
  invoiceId: invoiceId.nullable(),
  reference,
  amount: money.meta({ description: 'In EUR.', examples: [20] }),
  iban: z
    .string()
    .meta({ description: 'The account that the payer was given.', examples: ['BG80BNBG96611020345678'] }),
  state: z.enum(promiseStates).meta({ examples: ['WAITING'] }),
  description,
  isLinkOpen: z.boolean().meta({
    description:
      'Whether its link can still be paid, or was promised before it expired; else nothing is waited for.',
    examples: [true],
  }),
  customerName,
  customerEmail,
  promisedAt: instant,
  promisedUntil: instant,
  paymentId: id.nullable().meta({ description: 'The payment, once the money is booked.' }),
});
/** A transfer that a payer has promised. */
export type BankPromise = z.infer<typeof promise>;

export const listPromises = endpoint({
  method: 'GET',
  path: '/bank-promises',
  access: ['MERCHANT'],
  right: 'SEE',
  scope: 'links:read',
  summary:
    'Promised transfers of the caller, newest first; those that are still waited for, unless a state, a link or an invoice is asked for.',
  query: listQuery(['promisedAt', 'amount', 'id'] as const, {
    search: search.optional(),
    state: z.enum(promiseStates).optional(),
    paymentLinkId: paymentLinkId.optional(),
    invoiceId: invoiceId.optional(),
  }),
  response: listOf(promise),
});

export const getPromise = endpoint({
  method: 'GET',
  path: '/bank-promises/:id',
  access: ['MERCHANT'],
  right: 'SEE',
  scope: 'links:read',
  summary: 'One promised transfer of the caller.',
  params: idParams,
  response: promise,
});

export const withdrawPromise = endpoint({
  method: 'POST',
  path: '/bank-promises/:id/withdraw',
  access: ['MERCHANT'],
  right: 'CREATE_LINKS',
  scope: 'links:write',
  summary: 'The merchant waits no longer for a promised transfer. Money that comes after it is still found.',
  refuses: [409],
  params: idParams,
  response: promise,
});

export const recordBankPayment = endpoint({
  method: 'POST',
  path: '/payments/bank',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  scope: 'bank:write',
  movesMoney: true,
  status: 201,
  summary:
    'Records that the money of a promised transfer was booked: the payment succeeds, and its document is issued with the day of the booking. Less than the amount is a part; more stays as the rest of the movement.',
  refuses: [409],
  body: z.object({
    reference: text(20, 'identifier').meta({ examples: ['PA7M2U9SGRW'] }),
    amount: positiveAmount.meta({ description: 'What came, in EUR.', examples: [20] }),
    receivedOn: givenDay.meta({
      description: 'The day of the booking in Sofia, at most today.',
      examples: ['2026-11-28'],
    }),
    bankLineId: id.optional().meta({ description: 'The movement of a statement.' }),
  }),
  response: payment,
});
