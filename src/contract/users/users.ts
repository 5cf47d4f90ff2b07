import * as z from 'zod';
import { canonicalEmail } from '#kernel/email-address.ts';
import { roles } from '#kernel/actor.ts';
import { merchantRoles } from '#kernel/merchant-role.ts';
import { endpoint, noContent } from '../endpoint.ts';
import {
  email,
  id,
  idParams,
  instant,
  integer,
  merchantId,
  optionalPlainText,
  optionalSearch,
  optionalText,
  text,
  username,
} from '../fields.ts';
import { dayRange, ids, listOf, listQuery } from '../list.ts';

/** The role of a user. */
export const role = z.enum(roles);

/** The role in the team of a merchant. */
export const merchantRole = z.enum(merchantRoles).meta({ examples: ['MANAGER'] });

/** The statuses of a user; only ACTIVE signs in. */
export const userStatuses = ['PENDING', 'ACTIVE', 'INACTIVE', 'LOCKED'] as const;
/** The status of a user. */
export const userStatus = z.enum(userStatuses).meta({ examples: ['ACTIVE'] });

const password = { examples: ['дълга парола 1'] };
/** A password to verify, never trimmed or truncated; the maximum bounds the cost of hashing. */
export const givenPassword = z.string().min(1).max(128).meta(password);
/** A new password, never trimmed or truncated; at least six characters (specification, point 9). */
export const newPassword = z.string().min(6).max(128).meta(password);

/** The end of a session, eight hours after its start. */
export const expiresAt = instant.meta({
  description: 'When the session expires.',
  examples: ['2026-11-20T18:15:30.000Z'],
});

/** A new session; `token` is the bearer token of its requests. */
export const session = z.object({
  token: z.string().meta({ examples: ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI1In0.c2ln'] }),
  username,
  role,
  expiresAt,
});
export type Session = z.infer<typeof session>;

const givenUsername = text(254, 'identifier')
  .transform(canonicalEmail)
  .meta({ examples: ['maria'] });

export const signIn = endpoint({
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  keyUse: 'PROVES',
  summary: 'Opens a session of eight hours.',
  refuses: [401],
  body: z.object({ username: givenUsername, password: givenPassword }),
  response: session,
});

export const signOut = endpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'signed-in',
  keyUse: 'SAME',
  summary: 'Ends the session of the token at once.',
  status: 204,
  response: noContent,
});

/** First and last name of a user in a response. */
export const personName = {
  firstName: z.string().meta({ examples: ['Мария'] }),
  lastName: z.string().meta({ examples: ['Георгиева'] }),
};

/** A filter for people and businesses whose address refuses mail. */
export const mailFilter = z
  .enum(['REFUSED'])
  .optional()
  .meta({ description: 'REFUSED: their mail server has refused the newest mail to the address for good.' });

/** On a row beside `email`. */
export const isEmailRefused = z
  .boolean()
  .meta({ description: 'Whether the mail server has refused the newest mail to the address for good.' });

/** The address whose mail server has refused the newest mail to it. */
export const refusedEmail = z
  .string()
  .optional()
  .meta({
    description: 'The address whose mail server refused the newest mail to it for good; given only then.',
    examples: ['office@exampel.bg'],
  });

export const getSession = endpoint({
  method: 'GET',
  path: '/auth/session',
  access: 'signed-in',
  summary: 'The user of the session.',
  response: z.object({
    userId: id.meta({ examples: [5] }),
    username,
    email: z.string().meta({ examples: ['office@example.bg'] }),
    isEmailVerified: z.boolean(),
    refusedEmail,
    role,
    ...personName,
    merchantId: merchantId.nullable().meta({
      description: 'The merchant that the session acts for; null for other roles and without a membership.',
    }),
    merchantRole: merchantRole.nullable().meta({ description: 'The role in the team of that merchant.' }),
    isPasswordTemporary: z.boolean().meta({
      description: 'Whether an administrator typed the password and the user has not changed it yet.',
    }),
    needsSecondFactor: z.boolean().meta({
      description:
        'Whether the account must have a second factor and has none: until then it can only set one up.',
    }),
    isBeyondPlan: z.literal(true).optional().meta({
      description: 'Given when the plan of the merchant allows fewer members: the session only sees.',
    }),
    isViewing: z.literal(true).optional().meta({
      description:
        'Given when a member of staff reads the portal of the merchant: the session changes nothing.',
    }),
  }),
});
/** The signed-in user. */
export type Account = z.infer<typeof getSession.response>;

const user = z.object({
  id,
  username,
  email: z.string().meta({ examples: ['office@example.bg'] }),
  ...personName,
  role,
  status: userStatus,
  merchantId: merchantId
    .nullable()
    .meta({ description: 'The merchant that a MERCHANT last worked for; null for other roles.' }),
  createdAt: instant,
  lastLogin: instant.nullable().meta({ examples: ['2026-11-20T08:00:00.000Z'] }),
});
export type User = z.infer<typeof user>;

const userDetail = user.extend({
  refusedEmail,
  merchantIds: z
    .array(merchantId)
    .meta({ description: 'The merchants of an ACCOUNTANT, or those whose teams a MERCHANT is in.' }),
  memberships: z
    .array(z.object({ merchantId, role: merchantRole }))
    .meta({ description: 'The merchants that a MERCHANT works for, with the role in each team.' }),
});
export type UserDetail = z.infer<typeof userDetail>;

/** The fields by which the list of users can be sorted. */
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

/** The filters of the list of users and its export. */
export const userFilters = {
  search: optionalSearch.meta({ examples: ['Мария'] }),
  ids,
  role: role.optional(),
  status: userStatus.optional(),
  mail: mailFilter,
  ...dayRange,
};

export const listUsers = endpoint({
  method: 'GET',
  path: '/users',
  access: ['ADMIN'],
  summary: 'The users of all roles and statuses.',
  query: listQuery(userSortFields, userFilters),
  response: listOf(user),
});

export const countUsers = endpoint({
  method: 'GET',
  path: '/users/stats',
  access: ['ADMIN'],
  summary: 'The number of users: all, ACTIVE, administrators, merchants.',
  response: z.object({
    totalUsers: integer.meta({ examples: [45] }),
    activeUsers: integer.meta({ examples: [41] }),
    adminUsers: integer.meta({ examples: [2] }),
    merchantUsers: integer.meta({ examples: [39] }),
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

/** First and last name of a user in a request. */
export const givenPersonName = {
  firstName: text(200, 'name').meta({ examples: ['Мария'] }),
  lastName: text(200, 'name').meta({ examples: ['Георгиева'] }),
};

const details = { username: givenUsername, email, ...givenPersonName };

export const createUser = endpoint({
  method: 'POST',
  path: '/users',
  access: ['ADMIN'],
  keyUse: 'CLAIMED',
  summary: 'Creates an ACTIVE user; `merchantId` is required for a MERCHANT and for no other role.',
  status: 201,
  body: z.object({
    ...details,
    password: newPassword.nullish().meta({
      description: 'Absent: the user gets a mail whose link sets the first password.',
      examples: ['дълга парола 1'],
    }),
    role: role.default('MERCHANT'),
    merchantId: merchantId.nullish(),
  }),
  response: user,
});

export const updateUser = endpoint({
  method: 'PUT',
  path: '/users/:id',
  access: ['ADMIN'],
  keyUse: 'CLAIMED',
  summary:
    'Changes a user; an empty password keeps the current one. Another role or password ends the user’s sessions.',
  params: idParams,
  body: z.object({
    ...details,
    lastName: optionalText(200, 'name')
      .transform((value) => value ?? '')
      .meta({
        description: 'Empty for the first user of a merchant, whose first name is the business name.',
        examples: ['Георгиева'],
      }),
    role,
    password: z
      .union([z.literal('').transform(() => undefined), newPassword])
      .nullish()
      .transform((value) => value ?? undefined)
      .meta({ examples: ['дълга парола 1'] }),
  }),
  response: user,
});

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/users/:id',
  access: ['ADMIN'],
  summary: 'Deletes a user irreversibly and ends the user’s sessions.',
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
  body: z.object({ reason: optionalPlainText(500).meta({ examples: ['По молба на клиента'] }) }),
  response: user,
});

export const unlockUser = endpoint({
  method: 'POST',
  path: '/users/:id/unlock',
  access: ['ADMIN', 'SUPPORT'],
  summary: 'Unlocks a locked user; support may not unlock administrators.',
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
