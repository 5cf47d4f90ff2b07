import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  date,
  givenDay,
  id,
  idParams,
  instant,
  integer,
  invoiceId,
  merchantId,
  merchantName,
  money,
  nullableText,
  optionalPlainText,
  positiveAmount,
} from '../fields.ts';
import { invoiceNumber } from '../invoices/invoice-parts.ts';
import { amountRange, dayRange, ids, listOf, listQuery, search } from '../list.ts';
import { bankReaders, bankWriters, ofClient } from './bank-statements.ts';

/**
 * NEW: no document is found. SUGGESTED: a person decides. MATCHED: it paid its documents, or it is a payout that arrived.
 * TO_RETURN: it paid again what was paid, and goes back. IGNORED: set aside.
 */
export const bankLineStates = ['NEW', 'SUGGESTED', 'MATCHED', 'TO_RETURN', 'IGNORED'] as const;
export type BankLineState = (typeof bankLineStates)[number];

/** Why a line is set aside. RETURNED: money that went back; REVERSED: the bank took its own booking back. */
const asideReasons = ['OUTGOING', 'BY_HAND', 'RETURNED', 'REVERSED'] as const;
export type AsideReason = (typeof asideReasons)[number];

/** Why a document fits a line, with the points of each (`src/modules/banking/domain/score.ts`). */
const matchReasons = [
  'REFERENCE',
  'NUMBER',
  'SHORT_NUMBER',
  'AMOUNT',
  'SUM',
  'IBAN',
  'NAME',
  'DAY',
  'PAYOUT',
] as const;
export type MatchReason = (typeof matchReasons)[number];

const reasons = z.array(z.enum(matchReasons)).meta({ examples: [['NUMBER', 'AMOUNT', 'DAY']] });

/** What a line may have paid: documents, or a promised transfer. */
const suggestion = z.object({
  score: integer.meta({ examples: [95] }),
  reasons,
  isPart: z.boolean().meta({ description: 'The line is less than what is open.', examples: [false] }),
  invoices: z.array(
    z.object({
      invoiceId,
      invoiceNumber,
      buyerName: nullableText.meta({ examples: ['Пример ООД'] }),
      open: money.meta({ description: 'What is open of it.', examples: [120] }),
      amount: money.meta({ description: 'What this line would pay of it.', examples: [120] }),
    }),
  ),
  promise: z
    .object({
      id,
      reference: z.string().meta({ examples: ['PA7M2U9SGRW'] }),
      amount: money.meta({ examples: [20] }),
      customerName: nullableText.meta({ examples: ['Мария Георгиева'] }),
      description: nullableText.meta({ examples: ['Чанта'] }),
    })
    .nullable()
    .meta({ description: 'A transfer that a payer promised; null for documents.' }),
});
export type BankSuggestion = z.infer<typeof suggestion>;

/** What a line has paid. */
const lineMatch = z.object({
  invoiceId: invoiceId.nullable(),
  invoiceNumber: nullableText.meta({ examples: ['0000000042'] }),
  paymentId: id.nullable().meta({ description: 'The payment of a promised transfer.' }),
  payoutId: id.nullable().meta({ description: 'The payout that arrived.' }),
  amount: money.meta({ examples: [120] }),
  reasons,
  matchedBy: z.string().meta({
    description: 'system:banking for a line that matched by itself.',
    examples: ['system:banking'],
  }),
  matchedAt: instant,
});

const bankLine = z.object({
  id,
  merchantId,
  merchantName,
  accountId: id,
  iban: z
    .string()
    .meta({ description: 'The account of the merchant.', examples: ['BG80BNBG96611020345678'] }),
  statementId: id,
  bookedOn: date.meta({ examples: ['2026-11-27'] }),
  valueOn: date.nullable(),
  amount: money.meta({ description: 'Below zero for an outgoing line.', examples: [120] }),
  currency: z.string().meta({ examples: ['EUR'] }),
  name: nullableText.meta({ description: 'Of the other side.', examples: ['ПРИМЕР ООД'] }),
  counterIban: nullableText.meta({
    description: 'The account of the other side.',
    examples: ['BG18RZBB91550123456789'],
  }),
  text: nullableText.meta({ examples: ['ф-ра 42'] }),
  bankReference: nullableText.meta({ examples: ['FT26331ABC'] }),
  isReversal: z.boolean().meta({ description: 'The bank takes an earlier booking back.', examples: [false] }),
  state: z.enum(bankLineStates).meta({ examples: ['MATCHED'] }),
  asideReason: z.enum(asideReasons).nullable(),
  suggestions: z.array(suggestion).meta({ description: 'At most three, the best first.' }),
  matches: z.array(lineMatch),
  rest: money.meta({ description: 'What of the line paid nothing.', examples: [0] }),
  toReturn: money.meta({ description: 'What goes back to the payer.', examples: [0] }),
});
/** A movement of a bank account. */
export type BankLine = z.infer<typeof bankLine>;

const filters = {
  ...ofClient,
  ids,
  search: search.optional(),
  state: z.enum(bankLineStates).optional(),
  accountId: id.optional(),
  statementId: id.optional(),
  payoutId: id.optional(),
  invoiceId: id.optional(),
  paymentId: id.optional(),
  ...dayRange,
  ...amountRange,
};

export const listBankLines = endpoint({
  method: 'GET',
  path: '/bank/lines',
  access: bankReaders,
  right: 'EXPORT',
  scope: 'bank:read',
  summary: 'Movements of the bank accounts that the caller may see, newest first.',
  query: listQuery(['bookedOn', 'amount', 'id'] as const, filters),
  response: listOf(bankLine),
});

export const summariseBankLines = endpoint({
  method: 'GET',
  path: '/bank/lines/summary',
  access: bankReaders,
  right: 'EXPORT',
  scope: 'bank:read',
  summary: 'How many movements are in each state, under the same filters.',
  query: z.strictObject({ ...filters }),
  response: z.object({
    counts: z.record(z.enum(bankLineStates), integer).meta({
      examples: [{ NEW: 2, SUGGESTED: 3, MATCHED: 36, TO_RETURN: 0, IGNORED: 9 }],
    }),
    promised: integer.meta({ description: 'Promised transfers that wait.', examples: [1] }),
  }),
});

export const getBankLine = endpoint({
  method: 'GET',
  path: '/bank/lines/:id',
  access: bankReaders,
  right: 'EXPORT',
  scope: 'bank:read',
  summary: 'One movement with its suggestions.',
  params: idParams,
  response: bankLine,
});

const writes = {
  method: 'POST',
  access: bankWriters,
  right: 'WRITE_DOCUMENTS',
  scope: 'bank:write',
  movesMoney: true,
  params: idParams,
  response: bankLine,
} as const;

export const matchBankLine = endpoint({
  ...writes,
  path: '/bank/lines/:id/match',
  summary:
    'Says what a movement paid: open invoices with the amount for each, or a promised transfer. What is left of it stays as its rest. 409 for a line that is matched.',
  refuses: [403, 409],
  body: z
    .object({
      invoices: z
        .array(z.object({ invoiceId, amount: positiveAmount }))
        .min(1)
        .max(12)
        .optional(),
      promiseId: id
        .nullish()
        .meta({ description: 'A promised transfer, in place of documents.', examples: [null] }),
    })
    .refine(
      ({ invoices, promiseId }) =>
        (invoices === undefined) !== (promiseId === undefined || promiseId === null),
      {
        params: { code: 'required' },
        path: ['invoices'],
      },
    ),
});

export const unmatchBankLine = endpoint({
  ...writes,
  path: '/bank/lines/:id/unmatch',
  summary:
    'Undoes what was said of a movement: its payments are taken back and open again, and it is NEW. The document of a promised transfer is corrected by a credit note.',
  refuses: [403, 409],
  body: z.object({ reason: optionalPlainText(500).meta({ examples: ['Преводът е за друга фактура'] }) }),
});

export const ignoreBankLine = endpoint({
  ...writes,
  path: '/bank/lines/:id/ignore',
  summary: 'Sets a movement aside: it pays no document. 409 for a line that is matched.',
  refuses: [403, 409],
});

export const returnBankLine = endpoint({
  ...writes,
  path: '/bank/lines/:id/returned',
  summary: 'Records that the money of a movement TO_RETURN was sent back to its payer.',
  refuses: [403, 409],
  body: z.object({
    returnedOn: givenDay.meta({ description: 'A day in Sofia, at most today.', examples: ['2026-11-28'] }),
  }),
});
