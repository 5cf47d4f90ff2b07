import * as z from 'zod';
import { roles } from '#kernel/actor.ts';
import { endpoint, noContent } from './endpoint.ts';
import { email, id, idParams, instant, optionalPlainText, optionalText, text } from './fields.ts';
import { dayRange, listOf, listQuery } from './list.ts';

export const role = z.enum(roles);

export const userStatuses = ['PENDING', 'ACTIVE', 'INACTIVE', 'LOCKED'] as const;
export const userStatus = z.enum(userStatuses);

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
  refuses: [401],
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

const user = z.object({
  id,
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role,
  status: userStatus,
  /** In whose name a MERCHANT acts. */
  merchantId: id.nullable(),
  createdAt: instant,
  lastLogin: instant.nullable(),
});
export type User = z.infer<typeof user>;

/** With the merchants whose books an ACCOUNTANT keeps. */
const userDetail = user.extend({ merchantIds: z.array(id) });
export type UserDetail = z.infer<typeof userDetail>;

export const userSortFields = [
  'id',
  'username',
  'email',
  'firstName',
  'lastName',
  'role',
  'status',
  'createdAt',
  'lastLogin',
] as const;

export const userFilters = {
  search: optionalText(200),
  /** Many at once, as a screen with references asks. */
  ids: z.array(id).max(500).optional(),
  role: role.optional(),
  status: userStatus.optional(),
  ...dayRange,
};

export const listUsers = endpoint({
  method: 'GET',
  path: '/users',
  access: ['ADMIN'],
  summary: 'Everybody who can sign in, or could.',
  query: listQuery(userSortFields, userFilters),
  response: listOf(user),
});

export const countUsers = endpoint({
  method: 'GET',
  path: '/users/stats',
  access: ['ADMIN'],
  summary: 'How many users there are: all, ACTIVE, administrators, merchants.',
  response: z.object({
    totalUsers: z.number().int(),
    activeUsers: z.number().int(),
    adminUsers: z.number().int(),
    merchantUsers: z.number().int(),
  }),
});

export const getUser = endpoint({
  method: 'GET',
  path: '/users/:id',
  access: ['ADMIN'],
  summary: 'One user.',
  params: idParams,
  response: userDetail,
});

const details = { username: text(254), email, firstName: text(200), lastName: text(200) };

export const createUser = endpoint({
  method: 'POST',
  path: '/users',
  access: ['ADMIN'],
  summary: 'Creates an ACTIVE user; a MERCHANT acts for `merchantId`, which is required for that role only.',
  status: 201,
  body: z.object({
    ...details,
    password: newPassword,
    role: role.default('MERCHANT'),
    merchantId: id.nullish(),
  }),
  response: user,
});

export const updateUser = endpoint({
  method: 'PUT',
  path: '/users/:id',
  access: ['ADMIN'],
  summary:
    'Changes a user; a blank password keeps the old one. Another role or password ends the user’s sessions.',
  params: idParams,
  body: z.object({
    ...details,
    /** A merchant's login begins with the business's name and nothing else. */
    lastName: optionalText(200).transform((value) => value ?? ''),
    role,
    password: z
      .union([z.literal('').transform(() => undefined), newPassword])
      .nullish()
      .transform((value) => value ?? undefined),
  }),
  response: user,
});

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/users/:id',
  access: ['ADMIN'],
  summary: 'Deletes a user for good, and ends the user’s sessions.',
  status: 204,
  params: idParams,
  response: noContent,
});

export const lockUser = endpoint({
  method: 'POST',
  path: '/users/:id/lock',
  access: ['ADMIN'],
  summary: 'Locks a user and ends the user’s sessions at once; the audit log keeps the optional reason.',
  params: idParams,
  body: z.object({ reason: optionalPlainText(500) }),
  response: user,
});

export const unlockUser = endpoint({
  method: 'POST',
  path: '/users/:id/unlock',
  access: ['ADMIN', 'SUPPORT'],
  summary: 'Lets a locked user in again; support may not unlock administrators.',
  params: idParams,
  response: user,
});

export const endSessionsOfUser = endpoint({
  method: 'DELETE',
  path: '/users/:id/sessions',
  access: ['ADMIN'],
  summary: 'Signs a user out everywhere at once.',
  status: 204,
  params: idParams,
  response: noContent,
});
