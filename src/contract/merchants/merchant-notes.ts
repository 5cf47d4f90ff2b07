import * as z from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import { id, idParams, instant, integer, numeral, plainText, username } from '../fields.ts';

const access = ['ADMIN', 'SUPPORT'] as const;
const noteParams = idParams.extend({ noteId: id.meta({ examples: [12] }) });

const note = z.object({
  id,
  text: z.string().meta({ examples: ['Говорих с Мария: ще изпрати новия IBAN до петък.'] }),
  isPinned: z.boolean(),
  username: username.nullable().meta({ description: 'The author; null for a deleted user.' }),
  isOwn: z.boolean().meta({ description: 'Whether the caller wrote it; only the author changes it.' }),
  createdAt: instant,
  changedAt: instant.nullable().meta({ examples: [null] }),
});
/** A note of staff on a merchant. */
export type MerchantNote = z.infer<typeof note>;

const body = z.object({
  text: plainText(2_000).meta({ examples: ['Говорих с Мария: ще изпрати новия IBAN до петък.'] }),
  isPinned: z.boolean().default(false).meta({ description: 'Pinned notes come first.' }),
});

export const listMerchantNotes = endpoint({
  method: 'GET',
  path: '/merchants/:id/notes',
  access,
  summary:
    'The notes of staff on a merchant, pinned ones first, then the newest. The merchant never reads them.',
  params: idParams,
  query: z.object({
    page: numeral(z.number().int().min(0).max(1_000_000_000))
      .default(0)
      .meta({ description: 'Counted from 0, of 20 notes.', examples: [0] }),
  }),
  response: z.object({ content: z.array(note), totalElements: integer.meta({ examples: [1] }) }),
});

export const addMerchantNote = endpoint({
  method: 'POST',
  path: '/merchants/:id/notes',
  access,
  summary: 'Adds a note on a merchant.',
  status: 201,
  params: idParams,
  body,
  response: note,
});

export const changeMerchantNote = endpoint({
  method: 'PUT',
  path: '/merchants/:id/notes/:noteId',
  access,
  summary: 'Changes a note of the caller.',
  params: noteParams,
  body,
  response: note,
});

export const deleteMerchantNote = endpoint({
  method: 'DELETE',
  path: '/merchants/:id/notes/:noteId',
  access,
  summary: 'Deletes a note of the caller; an ADMIN deletes every note.',
  status: 204,
  params: noteParams,
  response: noContent,
});
