import * as z from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import {
  actor,
  givenDay,
  id,
  idParams,
  instant,
  integer,
  language,
  merchantId,
  nullableText,
  optionalPlainText,
  optionalText,
  plainText,
  username,
} from '../fields.ts';
import { personName, userStatus } from '../users/users.ts';
import {
  fiscalModes,
  fieldNotes,
  merchant,
  merchantStatus,
  profile,
  validFrom,
  vatRegistrations,
} from './merchants.ts';
import { plans } from './plans.ts';

const reason = optionalPlainText(500).meta({ examples: ['По молба на клиента'] });

export const changeMerchantStatus = endpoint({
  method: 'PUT',
  path: '/merchants/:id/status',
  access: ['ADMIN'],
  summary: 'Sets any status, with an optional reason for the status history.',
  params: idParams,
  body: z.object({ status: merchantStatus, reason }),
  response: merchant,
});

export const pauseMerchant = endpoint({
  method: 'POST',
  path: '/merchants/:id/pause',
  access: ['ADMIN', 'SUPPORT'],
  summary: 'Suspends a merchant; the reason is mailed to it and shown in its portal.',
  params: idParams,
  body: z.object({ reason: plainText(500).meta({ examples: ['Проверяваме необичайни плащания'] }) }),
  response: merchant,
});

const absent = <T>(value: T | undefined): T | null => value ?? null;

export const updateMerchant = endpoint({
  method: 'PUT',
  path: '/merchants/:id',
  access: ['ADMIN'],
  summary:
    'Changes the data of a merchant of any status, but not its bank account; issued documents stay. The merchant is mailed the reason.',
  params: idParams,
  body: z.object({
    ...profile,
    vatRegistration: z.enum(vatRegistrations),
    vatNumber: optionalText(20, 'identifier').transform(absent).meta(fieldNotes.vatNumber),
    fiscalMode: z.enum(fiscalModes),
    eShopNumber: optionalText(20, 'identifier').transform(absent).meta(fieldNotes.eShopNumber),
    language,
    validFrom,
    reason: plainText(500).meta({ examples: ['По искане на търговеца от 12/11/2026'] }),
  }),
  response: merchant,
});

export const changeMerchantPlan = endpoint({
  method: 'PUT',
  path: '/merchants/:id/plan',
  access: ['ADMIN'],
  summary: 'Sets the plan from a day on, today by default; its features change on that day.',
  params: idParams,
  body: z.object({
    plan: z.enum(plans),
    from: givenDay.optional().meta({
      description: 'The first day in Sofia: today or later.',
      examples: ['2026-12-01'],
    }),
    reason,
    free: z
      .boolean()
      .default(false)
      .meta({ description: 'It is not billed.', examples: [false] }),
  }),
  response: merchant,
});

export const changeMerchantStatuses = endpoint({
  method: 'POST',
  path: '/merchants/status',
  access: ['ADMIN'],
  summary: 'Sets one status for many merchants; each has its own outcome.',
  body: z.object({
    ids: z.array(id).min(1).max(500),
    status: merchantStatus,
    reason,
  }),
  response: z.array(z.object({ id, outcome: z.enum(['SET', 'NOT_FOUND']) })),
});

export const previewDeletion = endpoint({
  method: 'GET',
  path: '/merchants/:id/deletion',
  access: ['ADMIN'],
  summary:
    'The effect of a deletion: ERASED for a merchant without records; otherwise CLOSED, and its records are kept.',
  params: idParams,
  response: z.object({ fate: z.enum(['ERASED', 'CLOSED']).meta({ examples: ['CLOSED'] }) }),
});

export const deleteMerchant = endpoint({
  method: 'DELETE',
  path: '/merchants/:id',
  access: ['ADMIN'],
  summary: 'Erases a merchant without documents, payments and links; any other is closed and hidden.',
  status: 204,
  params: idParams,
  response: noContent,
});

const statusChange = z.object({
  id: integer.meta({ description: 'The number of the change of this merchant, from 1.', examples: [1] }),
  from: merchantStatus.nullable().meta({ description: 'null for the registration.', examples: ['PENDING'] }),
  to: merchantStatus,
  actor,
  username: username
    .nullable()
    .meta({ description: 'The username of the actor; null for other actors and deleted users.' }),
  reason: nullableText.meta({ examples: ['По молба на клиента'] }),
  timestamp: instant,
});

/** One row of a merchant's status history. */
export type StatusChange = z.infer<typeof statusChange>;

export const listStatusHistory = endpoint({
  method: 'GET',
  path: '/merchants/:id/status-history',
  access: ['ADMIN', 'SUPPORT'],
  summary: 'The status changes of a merchant with actor, time and reason; the newest first.',
  params: idParams,
  response: z.array(statusChange),
});

const merchantUser = z.object({
  id,
  username,
  email: z.string().meta({ examples: ['office@example.bg'] }),
  ...personName,
  status: userStatus,
});

/** A user account of a merchant. */
export type MerchantUser = z.infer<typeof merchantUser>;

export const listMerchantUsers = endpoint({
  method: 'GET',
  path: '/merchants/:id/users',
  access: ['ADMIN', 'SUPPORT'],
  summary: 'The user accounts of a merchant; support unlocks them by these ids.',
  params: idParams,
  response: z.array(merchantUser),
});

export const setAssignments = endpoint({
  method: 'PUT',
  path: '/users/:id/merchants',
  access: ['ADMIN'],
  summary: 'Sets the merchants of an accountant; the former assignments end.',
  params: idParams,
  body: z.object({ merchantIds: z.array(merchantId).max(1_000) }),
  response: z.object({ merchantIds: z.array(merchantId) }),
});
