import * as z from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import { hasCardNumber, id, idParams, instant, nullableText, problem } from '../fields.ts';
import { freeJson } from '../free-json.ts';
import { recordVersion } from '../imports.ts';

/** Characters of a draft as JSON: 200 lines with texts of common length. */
const longestDraft = 60_000;
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

const content = z
  .record(z.string().max(40), freeJson)
  .refine(
    (value) => JSON.stringify(value).length <= longestDraft,
    problem('text-too-long', { maximum: longestDraft }),
  )
  .refine((value) => !textsIn(value).some(hasCardNumber), problem('card-number'))
  .meta({
    description: 'The fields of the form as they were typed; they are checked when the invoice is issued.',
    examples: [{ customer: { name: 'Дърво ЕООД' } }],
  });

const summary = z.object({
  id,
  version: recordVersion,
  customerName: nullableText.meta({ examples: ['Дърво ЕООД'] }),
  about: nullableText.meta({ description: 'The first line.', examples: ['Дъбова маса'] }),
  savedAt: instant,
  savedBy: nullableText.meta({ description: 'First and last name.', examples: ['Мария Георгиева'] }),
});
/** A draft in the list: no number, no tax meaning. */
export type DraftSummary = z.infer<typeof summary>;

const draft = summary.extend({ content });
export type StoredDraft = z.infer<typeof draft>;

const writers = { access: ['MERCHANT'], right: 'WRITE_DOCUMENTS', scope: 'none' } as const;

export const listDrafts = endpoint({
  ...writers,
  method: 'GET',
  path: '/invoice-drafts',
  summary: 'The drafts of invoices of the caller’s merchant, the last saved first; at most 50.',
  response: z.array(summary),
});

export const getDraft = endpoint({
  ...writers,
  method: 'GET',
  path: '/invoice-drafts/:id',
  summary: 'One draft with what was typed.',
  params: idParams,
  response: draft,
});

export const createDraft = endpoint({
  ...writers,
  method: 'POST',
  path: '/invoice-drafts',
  summary:
    'Stores what is typed of an invoice. A draft has no number and is no document. 409 with 50 drafts.',
  status: 201,
  bodyKilobytes: 200,
  body: z.object({ content }),
  response: summary,
});

export const changeDraft = endpoint({
  ...writers,
  method: 'PUT',
  path: '/invoice-drafts/:id',
  summary: 'Replaces what is typed. 409 when `version` is not the stored one: another person has saved it.',
  bodyKilobytes: 200,
  params: idParams,
  body: z.object({ content, version: recordVersion }),
  response: summary,
});

export const deleteDraft = endpoint({
  ...writers,
  method: 'DELETE',
  path: '/invoice-drafts/:id',
  summary: 'Deletes a draft.',
  status: 204,
  params: idParams,
  response: noContent,
});
