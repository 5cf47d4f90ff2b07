import * as z from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import { idParams, instant, nullableText } from '../fields.ts';
import { expiresAt, givenPassword, givenPersonName, newPassword } from './users.ts';

const sessionId = { examples: ['01980d3e-7c1a-4c1e-9d0f-1b2c3d4e5f60'] };

const session = z.object({
  id: z.string().meta(sessionId),
  createdAt: instant,
  lastSeenAt: instant.meta({ description: 'The time of the latest request, to the minute.' }),
  expiresAt,
  address: nullableText.meta({
    description: 'The IP address of the sign-in.',
    examples: ['203.0.113.7'],
  }),
  userAgent: nullableText.meta({ examples: ['Mozilla/5.0'] }),
  device: nullableText.meta({
    description: 'Browser and system, from the `User-Agent`.',
    examples: ['Firefox · Linux'],
  }),
});
/** One live session of a user. */
export type UserSession = z.infer<typeof session>;

const ownSession = session.extend({
  isCurrent: z.boolean().meta({ description: 'Whether it is the session of this request.' }),
});
/** One session of the caller. */
export type OwnSession = z.infer<typeof ownSession>;

export const listOwnSessions = endpoint({
  method: 'GET',
  path: '/auth/sessions',
  access: 'signed-in',
  summary: 'The live sessions of the caller, the last seen first.',
  response: z.array(ownSession),
});

export const endOwnSession = endpoint({
  method: 'DELETE',
  path: '/auth/sessions/:id',
  access: 'signed-in',
  summary: 'Ends one of the caller’s sessions at once.',
  status: 204,
  params: z.object({ id: z.guid().meta(sessionId) }),
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
  keyUse: 'CLAIMED',
  summary:
    'Proves the caller’s password again. Actions that move money or change rights are refused with 403 `access.proof-needed` when the last proof of the session is older than 15 minutes; signing in counts as one.',
  body: z.object({ password: givenPassword }),
  response: z.object({
    provedUntil: instant.meta({
      description: 'Until then the session passes for actions that need a recent proof of the password.',
      examples: ['2026-11-20T10:30:30.000Z'],
    }),
  }),
});

export const changeOwnPassword = endpoint({
  method: 'PUT',
  path: '/auth/password',
  access: 'signed-in',
  keyUse: 'CLAIMED',
  summary: 'Changes the caller’s password and ends the caller’s other sessions.',
  status: 204,
  body: z.object({
    currentPassword: givenPassword.meta({ examples: ['старата парола'] }),
    newPassword: newPassword.meta({ examples: ['новата парола'] }),
  }),
  response: noContent,
});

export const changeOwnName = endpoint({
  method: 'PUT',
  path: '/auth/name',
  access: 'signed-in',
  summary: 'Changes the caller’s first and last name, which the team and the back office see.',
  status: 204,
  body: z.object(givenPersonName),
  response: noContent,
});

export const listSessionsOfUser = endpoint({
  method: 'GET',
  path: '/users/:id/sessions',
  access: ['ADMIN'],
  summary: 'The live sessions of a user, the last seen first.',
  params: idParams,
  response: z.array(session),
});

export const endSessionOfUser = endpoint({
  method: 'DELETE',
  path: '/users/:id/sessions/:sessionId',
  access: ['ADMIN'],
  summary: 'Ends one session of a user at once.',
  status: 204,
  params: idParams.extend({ sessionId: z.guid().meta(sessionId) }),
  response: noContent,
});
