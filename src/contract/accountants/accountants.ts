import * as z from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import {
  id,
  idParams,
  instant,
  integer,
  merchantId,
  merchantName,
  money,
  nullableText,
  plainText,
} from '../fields.ts';
import { listOf, listQuery, search } from '../list.ts';
import { vatRegistrations } from '../merchants/merchants.ts';

/** A month in Sofia, `YYYY-MM`. */
export const month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
  .meta({ description: 'A month in Sofia, `YYYY-MM`.', examples: ['2026-10'] });

/** RUNNING: the month is not over in Sofia. OVER: it is. */
const monthStates = ['RUNNING', 'OVER'] as const;

/** What an accountant clears with the client before the month's documents are booked. */
const clientProblemKinds = [
  /** The profile lacks what documents must show. */
  'PROFILE_INCOMPLETE',
  /** A written invoice of the month is unpaid after its due day. */
  'INVOICE_OVERDUE',
  /** A document of the month could not be delivered to its recipient. */
  'DOCUMENT_UNDELIVERED',
  /** A succeeded payment of the month has no document. */
  'PAYMENT_WITHOUT_DOCUMENT',
  /** A dispute of a payment of the month is open. */
  'DISPUTE_OPEN',
] as const;

const clientSummary = z.object({
  id: merchantId.meta({ description: 'The merchant.' }),
  businessName: merchantName,
  vatRegistration: z.enum(vatRegistrations),
  monthState: z.enum(monthStates).meta({ examples: ['OVER'] }),
  turnover: money.meta({
    description: 'Turnover: what was paid in the month, in EUR; refunds are not taken off.',
    examples: [4_210.5],
  }),
  vatCharged: money.meta({
    description: 'The VAT of the month’s documents less that of credit notes, in EUR.',
    examples: [701.75],
  }),
  documents: integer.meta({ description: 'Documents of the month, without test documents.', examples: [58] }),
  problems: z.array(z.object({ kind: z.enum(clientProblemKinds), count: integer.meta({ examples: [2] }) })),
  openQuestions: integer.meta({ description: 'Questions of the caller without an answer.', examples: [1] }),
  newAnswers: integer.meta({ description: 'Questions answered within seven days.', examples: [0] }),
});
/** One client of an accountant in a month. */
export type ClientSummary = z.infer<typeof clientSummary>;

/** The fields by which the table of clients can be sorted. */
export const clientSortFields = ['businessName', 'turnover', 'vatCharged', 'documents', 'problems'] as const;

export const listClients = endpoint({
  method: 'GET',
  path: '/accountant/clients',
  access: ['ACCOUNTANT'],
  summary:
    'The clients of the caller with their figures and problems of a month; the month before this one by default.',
  query: listQuery(clientSortFields, {
    month: month.optional(),
    search: search.optional(),
    needsMe: z
      .enum(['true', 'false'])
      .optional()
      .meta({ description: 'Only clients with problems, or only those without.', examples: ['true'] }),
  }),
  response: listOf(clientSummary),
});

export const endClient = endpoint({
  method: 'DELETE',
  path: '/accountant/clients/:merchantId',
  access: ['ACCOUNTANT'],
  summary: 'Ends the caller’s access to a client at once. Needs a recent proof.',
  status: 204,
  params: z.object({ merchantId }),
  response: noContent,
});

export const packMonth = endpoint({
  method: 'POST',
  path: '/accountant/packs',
  access: ['ACCOUNTANT'],
  keyUse: 'FILE',
  summary:
    'One zip with the month’s documents and payments of up to 200 clients, a folder each: CSV and Excel. Three a minute.',
  produces: ['application/zip'],
  refuses: [404],
  body: z.object({ month, merchantIds: z.array(merchantId).min(1).max(200) }),
  response: z.instanceof(Uint8Array),
});

const questionText = plainText(2_000).meta({ examples: ['За коя услуга е плащането от 12 октомври?'] });

const question = z.object({
  id,
  merchantId,
  businessName: merchantName,
  askedBy: nullableText.meta({
    description: 'First and last name; null for a deleted user.',
    examples: ['Иван Петров'],
  }),
  question: z.string().meta({ examples: ['За коя услуга е плащането от 12 октомври?'] }),
  askedAt: instant,
  answer: nullableText.meta({ examples: ['За изработка на маса.'] }),
  answeredBy: nullableText.meta({ examples: ['Мария Георгиева'] }),
  answeredAt: instant.nullable().meta({ examples: ['2026-11-20T11:00:00.000Z'] }),
});
/** A question of an accountant to a client. */
export type AccountantQuestion = z.infer<typeof question>;

export const askMerchant = endpoint({
  method: 'POST',
  path: '/merchants/:id/questions',
  access: ['ACCOUNTANT'],
  summary: 'Asks a client; the merchant gets one mail. Thirty a day for an accountant and client.',
  status: 201,
  params: idParams,
  body: z.object({ question: questionText }),
  response: question,
});

export const listQuestions = endpoint({
  method: 'GET',
  path: '/accountant/questions',
  access: ['ACCOUNTANT'],
  summary: 'The caller’s questions to clients, the newest first.',
  query: listQuery(['id'], {
    merchantId: merchantId.optional(),
    isAnswered: z
      .enum(['true', 'false'])
      .optional()
      .meta({ examples: ['false'] }),
  }),
  response: listOf(question),
});

export const listOwnQuestions = endpoint({
  method: 'GET',
  path: '/merchants/me/questions',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  scope: 'none',
  summary: 'The questions of accountants to the caller’s merchant, the newest first.',
  query: listQuery(['id'], {}),
  response: listOf(question),
});

export const answerQuestion = endpoint({
  method: 'POST',
  path: '/merchants/me/questions/:id/answer',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  scope: 'none',
  summary:
    'Answers a question of an accountant, once; 409 when it is answered. The accountant gets one mail.',
  params: idParams,
  body: z.object({ answer: questionText }),
  response: question,
});
