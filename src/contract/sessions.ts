import * as z from 'zod';
import { endpoint, noContent } from './endpoint.ts';
import { instant } from './fields.ts';
import { givenPassword, newPassword } from './users.ts';

const ownSession = z.object({
  id: z.string(),
  createdAt: instant,
  /** Exact to a minute. */
  lastSeenAt: instant,
  expiresAt: instant,
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
  /** The one with which this was asked. */
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

export const listOwnSessions = endpoint({
  method: 'GET',
  path: '/auth/sessions',
  access: 'signed-in',
  summary: 'Where the caller is signed in, the last seen first.',
  response: z.array(ownSession),
});

export const endOwnSession = endpoint({
  method: 'DELETE',
  path: '/auth/sessions/:id',
  access: 'signed-in',
  summary: 'Ends one of the caller’s sessions at once.',
  status: 204,
  params: z.object({ id: z.guid() }),
  response: noContent,
});

export const endOtherOwnSessions = endpoint({
  method: 'DELETE',
  path: '/auth/sessions',
  access: 'signed-in',
  summary: 'Ends the caller’s other sessions at once.',
  status: 204,
  response: noContent,
});

export const provePassword = endpoint({
  method: 'POST',
  path: '/auth/prove',
  access: 'signed-in',
  summary:
    'Proves the caller’s password again. Acts that move money or power answer 403 `access.proof-needed` when the last proof of the session is older than 15 minutes; signing in counts as one.',
  body: z.object({ password: givenPassword }),
  response: z.object({
    /** Instant until which the proof counts. */
    provedUntil: instant,
  }),
});

export const changeOwnPassword = endpoint({
  method: 'PUT',
  path: '/auth/password',
  access: 'signed-in',
  summary: 'Changes the caller’s password and ends the caller’s other sessions.',
  status: 204,
  body: z.object({ currentPassword: givenPassword, newPassword }),
  response: noContent,
});
