import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  actor,
  id,
  idParams,
  instant,
  integer,
  merchantId,
  merchantName,
  nullableText,
  text,
  username,
} from '../fields.ts';
import { listOf, listQuery, search } from '../list.ts';

/** MAKING: its files are written. READY: it can be downloaded. EXPIRED: its files are deleted. */
export const archiveStates = ['MAKING', 'READY', 'EXPIRED'] as const;

const archive = z.object({
  id: id.meta({ examples: [4] }),
  merchantId,
  merchantName,
  state: z.enum(archiveStates).meta({ examples: ['READY'] }),
  done: integer.meta({ description: 'Files and months that are written.', examples: [214] }),
  total: integer.nullable().meta({ description: 'null until they are counted.', examples: [214] }),
  failedPart: nullableText.meta({
    description: 'The file that could not be made; it is tried again.',
    examples: [null],
  }),
  bytes: integer
    .nullable()
    .meta({ description: 'Of its files; null while it is made.', examples: [18_400_000] }),
  requestedBy: actor,
  requestedAt: instant,
  readyAt: instant.nullable(),
  expiresAt: instant.meta({ description: 'Its files are deleted then.' }),
});
/** An archive of all that is stored of a merchant. */
export type Archive = z.infer<typeof archive>;

/** Owners do not learn the username of staff. */
const listedArchive = archive.extend({
  username: username
    .nullable()
    .meta({ description: 'Of who has asked for it; null for other actors and deleted users.' }),
});
/** An archive as the back office lists it. */
export type ListedArchive = z.infer<typeof listedArchive>;

const owners = { access: ['MERCHANT'], right: 'MANAGE_MERCHANT', scope: 'none' } as const;

export const listOwnArchives = endpoint({
  ...owners,
  method: 'GET',
  path: '/archives/me',
  summary: 'The last ten archives of the own business, newest first.',
  response: z.array(archive),
});

export const requestOwnArchive = endpoint({
  ...owners,
  method: 'POST',
  path: '/archives/me',
  status: 202,
  refuses: [403],
  summary:
    'Makes an archive of all that is stored: documents as PDF and UBL, months, lists, the chain with a program that verifies it. The owners get a link by email when it is ready. One that is made now is the answer again.',
  response: archive,
});

export const listArchives = endpoint({
  method: 'GET',
  path: '/archives',
  access: ['ADMIN', 'SUPPORT'],
  summary: 'Archives of all merchants, newest first.',
  query: listQuery(['requestedAt', 'merchantName', 'id'] as const, {
    search: search.optional(),
    state: z
      .enum(archiveStates)
      .optional()
      .meta({ examples: ['READY'] }),
    merchantId: merchantId.optional(),
  }),
  response: listOf(listedArchive),
});

export const requestArchive = endpoint({
  method: 'POST',
  path: '/merchants/:id/archives',
  access: ['ADMIN'],
  status: 202,
  refuses: [403],
  summary: 'Makes an archive of all that is stored of a merchant; its owners get the link.',
  params: idParams,
  response: archive,
});

export const getArchiveFile = endpoint({
  method: 'GET',
  path: '/archives/:id/file',
  access: ['MERCHANT', 'ADMIN'],
  right: 'MANAGE_MERCHANT',
  scope: 'none',
  refuses: [409, 410],
  produces: ['application/zip'],
  summary: 'A ready archive as ZIP.',
  params: idParams,
  response: z.instanceof(Uint8Array),
});

export const getMailedArchive = endpoint({
  method: 'GET',
  path: '/archives/mailed/:secret',
  access: 'public',
  refuses: [410],
  produces: ['application/zip'],
  summary: 'A ready archive as ZIP, by the secret of its mail; for seven days.',
  params: z.object({
    secret: text(100, 'identifier').meta({ examples: ['kTq2m0vVbQH0k2l1xY8wZgkTq2m0vVbQH0k2l1xY8wZ'] }),
  }),
  response: z.instanceof(Uint8Array),
});
