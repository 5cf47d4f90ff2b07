import * as z from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import {
  currency,
  date,
  email,
  givenDay,
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
  optionalPlainText,
  plainText,
  positiveAmount,
  text,
} from '../fields.ts';
import { recordVersion } from '../imports.ts';
import { saleContent } from '../invoices/sale-content.ts';
import { dayRange, listOf, listQuery, search } from '../list.ts';

/** A PROFORMA asks for money before the supply; an OFFER says a price, and is accepted first. */
export const proformaKinds = ['PROFORMA', 'OFFER'] as const;

/** EXPIRED: its last day has passed; a transfer that comes later still finds it. PAID: nothing of it is open. */
export const proformaStates = ['DRAFT', 'SENT', 'ACCEPTED', 'PAID', 'EXPIRED', 'WITHDRAWN'] as const;
export type ProformaState = (typeof proformaStates)[number];

const number = z.string().meta({
  description: 'Ten digits, of a series of its own within a merchant; no number of a tax document.',
  examples: ['0000000007'],
});
const kind = z.enum(proformaKinds).meta({ examples: ['PROFORMA'] });

/** What is asked, with VAT computed as on the invoice. */
const sums = {
  currency,
  subtotal: money.meta({ description: 'Net of VAT.', examples: [100] }),
  taxAmount: money.meta({ examples: [20] }),
  total: money.meta({ examples: [120] }),
  paid: money.meta({ description: 'What came of it.', examples: [0] }),
  open: money.meta({ examples: [120] }),
};

const summary = z.object({
  id,
  version: recordVersion,
  kind,
  number,
  state: z.enum(proformaStates).meta({ examples: ['SENT'] }),
  merchantId,
  merchantName,
  customerId: id.nullable(),
  customerName: z.string().meta({ examples: ['Тест ЕООД'] }),
  about: z.string().meta({ description: 'The first line.', examples: ['Дъбова маса'] }),
  ...sums,
  validUntil: date.meta({ examples: ['2026-12-15'] }),
  sentAt: instant.nullable().meta({ examples: [null] }),
  hasQuestion: z.boolean().meta({ description: 'The payer has asked something.', examples: [false] }),
  isEmailRefused: z.boolean().meta({
    description:
      'It was sent, and the mail server of `customer.email` has refused the newest mail to it for good.',
    examples: [false],
  }),
  createdAt: instant,
});
/** A proforma or offer in a list. */
export type ProformaSummary = z.infer<typeof summary>;

const proforma = summary.extend({
  content: z.object(saleContent),
  cardMax: money
    .nullable()
    .meta({ description: 'The most a month that the payer is asked to agree to.', examples: [null] }),
  url: nullableText.meta({
    description: 'The page of the payer, once it was sent.',
    examples: ['https://plateno.example/offer/kTq2m0vVbQH0k2l1xY8wZg'],
  }),
  paymentLinkId: id.nullable().meta({ description: 'The link over what is open.' }),
  reference: nullableText.meta({
    description: 'The reason of a bank transfer.',
    examples: ['PA7M2U9SGRW'],
  }),
  acceptedAt: instant.nullable().meta({ examples: [null] }),
  acceptedBy: nullableText.meta({ examples: [null] }),
  invoices: z
    .array(
      z.object({
        invoiceId,
        invoiceNumber: z.string().meta({ examples: ['0000000042'] }),
        isAdvance: z.boolean(),
        total: money,
      }),
    )
    .meta({ description: 'The documents of its payments: advance invoices, and the final one.' }),
  questions: z.array(
    z.object({
      text: z.string().meta({ examples: ['Може ли доставка в петък?'] }),
      email: z.string().meta({ examples: ['office@example.bg'] }),
      askedAt: instant,
    }),
  ),
});
/** A proforma or offer with its content. */
export type Proforma = z.infer<typeof proforma>;

const terms = {
  kind,
  ...saleContent,
  validUntil: givenDay.meta({
    description: 'Its last day; at most a year from today.',
    examples: ['2026-12-15'],
  }),
  cardMax: positiveAmount.nullish().meta({
    description: 'As `cardMax` of an invoice.',
    examples: [null],
  }),
};

const filters = {
  search: search.optional(),
  kind: kind.optional(),
  state: z.enum(proformaStates).optional(),
  customerId: id.optional(),
  ...dayRange,
};
const sortFields = ['createdAt', 'number', 'validUntil', 'total', 'id'] as const;
const writers = { access: ['MERCHANT'], right: 'WRITE_DOCUMENTS', scope: 'proformas:write' } as const;
const readers = { right: 'EXPORT', scope: 'proformas:read' } as const;

export const listOwnProformas = endpoint({
  ...readers,
  method: 'GET',
  path: '/proformas/me',
  access: ['MERCHANT'],
  summary: 'Proformas and offers of the caller’s merchant, newest first.',
  query: listQuery(sortFields, filters),
  response: listOf(summary),
});

export const listProformas = endpoint({
  method: 'GET',
  path: '/proformas',
  access: ['ADMIN', 'SUPPORT'],
  summary: 'Proformas and offers of all merchants, newest first.',
  query: listQuery(sortFields, { ...filters, merchantId: merchantId.optional() }),
  response: listOf(summary),
});

export const summariseProformas = endpoint({
  ...readers,
  method: 'GET',
  path: '/proformas/me/summary',
  access: ['MERCHANT'],
  summary: 'How many proformas and offers are in each state, under the same filters.',
  query: z.strictObject(filters),
  response: z.object({
    counts: z.record(z.enum(proformaStates), integer).meta({
      examples: [{ DRAFT: 1, SENT: 3, ACCEPTED: 1, PAID: 8, EXPIRED: 0, WITHDRAWN: 0 }],
    }),
  }),
});

export const getProforma = endpoint({
  ...readers,
  method: 'GET',
  path: '/proformas/:id',
  access: ['MERCHANT', 'ADMIN', 'SUPPORT'],
  summary: 'One proforma or offer with its content.',
  params: idParams,
  response: proforma,
});

export const getProformaPdf = endpoint({
  ...readers,
  method: 'GET',
  path: '/proformas/:id/pdf',
  access: ['MERCHANT', 'ADMIN', 'SUPPORT'],
  summary: 'The proforma or offer as PDF, marked as no tax document.',
  produces: ['application/pdf'],
  params: idParams,
  response: z.instanceof(Uint8Array),
});

export const createProforma = endpoint({
  ...writers,
  method: 'POST',
  path: '/proformas/me',
  status: 201,
  bodyKilobytes: 200,
  refuses: [403],
  summary:
    'Writes a proforma or an offer: no tax document, in no sum and no tax file. `send` mails it to `customer.email` at once.',
  body: z.object({
    ...terms,
    send: z
      .boolean()
      .default(false)
      .meta({ examples: [true] }),
  }),
  response: proforma,
});

export const changeProforma = endpoint({
  ...writers,
  method: 'PUT',
  path: '/proformas/:id',
  bodyKilobytes: 200,
  refuses: [403, 409],
  summary:
    'Replaces what it says while nothing of it is paid; one that was sent is a new version, and is sent again. 409 when `version` is not the stored one.',
  params: idParams,
  body: z.object({ ...terms, version: recordVersion }),
  response: proforma,
});

const moves = { ...writers, method: 'POST', params: idParams, response: proforma } as const;

export const sendProforma = endpoint({
  ...moves,
  path: '/proformas/:id/send',
  refuses: [403, 409],
  summary: 'Mails it with its page, the reference of a transfer and the PDF; ten times an hour.',
  body: z.object({ email: email.optional().meta({ description: '`customer.email` by default.' }) }),
});

export const withdrawProforma = endpoint({
  ...moves,
  path: '/proformas/:id/withdraw',
  refuses: [403, 409],
  summary: 'Withdraws it: it can be accepted and paid no more. 409 once it is paid.',
});

export const invoiceProforma = endpoint({
  ...moves,
  path: '/proformas/:id/invoice',
  alsoScopes: ['invoices:write'],
  refuses: [403, 409],
  summary: 'Issues the invoice of it today, before the money or after a part of it: advances are deducted.',
});

const tokenParams = z.object({
  token: text(100, 'identifier').meta({ examples: ['kTq2m0vVbQH0k2l1xY8wZg'] }),
});

/** A proforma or offer for its payer. */
const publicProforma = z.object({
  kind,
  number,
  state: z.enum(proformaStates).meta({ examples: ['SENT'] }),
  version: recordVersion,
  merchantName,
  customerName: z.string().meta({ examples: ['Тест ЕООД'] }),
  items: z.array(
    z.object({
      description: z.string().meta({ examples: ['Дъбова маса'] }),
      quantity: z.number().meta({ examples: [1] }),
      unit: z.string().meta({ examples: ['бр.'] }),
      total: money.meta({ description: 'With VAT.', examples: [120] }),
    }),
  ),
  ...sums,
  description: nullableText.meta({ examples: [null] }),
  language,
  validUntil: date,
  acceptedAt: instant.nullable().meta({ examples: [null] }),
  payUrl: nullableText.meta({
    description: 'The pay page over what is open, by card or bank.',
    examples: ['https://plateno.example/pay/Qm9vP3d5'],
  }),
});
export type PublicProforma = z.infer<typeof publicProforma>;

export const getOffer = endpoint({
  method: 'GET',
  path: '/offers/:token',
  access: 'public',
  summary: 'A proforma or offer, by the link of its mail.',
  params: tokenParams,
  response: publicProforma,
});

export const getOfferPdf = endpoint({
  method: 'GET',
  path: '/offers/:token/pdf',
  access: 'public',
  summary: 'The proforma or offer as PDF, for its payer.',
  produces: ['application/pdf'],
  params: tokenParams,
  response: z.instanceof(Uint8Array),
});

export const acceptOffer = endpoint({
  method: 'POST',
  path: '/offers/:token/accept',
  access: 'public',
  refuses: [409, 410],
  summary:
    'The payer accepts it. 409 when `version` is not the one that the payer saw; again it changes nothing.',
  params: tokenParams,
  body: z.object({
    version: recordVersion,
    name: optionalPlainText(200, 'name').meta({ examples: ['Мария Георгиева'] }),
  }),
  response: publicProforma,
});

export const askAboutOffer = endpoint({
  method: 'POST',
  path: '/offers/:token/ask',
  access: 'public',
  status: 204,
  refuses: [410],
  summary: 'The payer asks the merchant something, who answers by email; ten times an hour.',
  params: tokenParams,
  body: z.object({
    text: plainText(1_000, 'paragraph').meta({ examples: ['Може ли доставка в петък?'] }),
    email,
  }),
  response: noContent,
});
