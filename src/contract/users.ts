import * as z from 'zod';
import { roles } from '#kernel/actor.ts';
import { endpoint, noContent } from './endpoint.ts';
import { id, text } from './fields.ts';

export const role = z.enum(roles);

/** Never trimmed or cut; the upper bound keeps hashing honest. */
export const givenPassword = z.string().min(1).max(128);
export const newPassword = z.string().min(6).max(128);

export const session = z.object({
  token: z.string(),
  username: z.string(),
  role,
  /** Instant at which the session ends by itself. */
  expiresAt: z.string(),
});
export type Session = z.infer<typeof session>;

export const signIn = endpoint({
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  summary: 'Opens a session of eight hours.',
  body: z.object({ username: text(254), password: givenPassword }),
  response: session,
});

export const signOut = endpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'signed-in',
  summary: 'Ends the session of the token at once.',
  status: 204,
  response: noContent,
});

export const whoAmI = endpoint({
  method: 'GET',
  path: '/auth/session',
  access: 'signed-in',
  summary: 'Who the token speaks for.',
  response: z.object({
    userId: id,
    username: z.string(),
    role,
    firstName: z.string(),
    lastName: z.string(),
    merchantId: id.nullable(),
  }),
});
