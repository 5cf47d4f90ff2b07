import * as z from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import {
  email,
  id,
  idParams,
  instant,
  merchantId,
  merchantName,
  money,
  nullableText,
  text,
  username,
} from '../fields.ts';
import { accountToken } from '../users/account-mails.ts';
import { listOf, listQuery } from '../list.ts';
import { refundLimit } from './team.ts';
import { isEmailRefused, merchantRole, newPassword, personName } from '../users/users.ts';

/** TEAM: a member with a role. ACCOUNTANT: an accountant who reads the merchant's documents and payments. */
const invitationKinds = ['TEAM', 'ACCOUNTANT'] as const;
/** Only a SENT invitation can be accepted. */
const invitationStates = ['SENT', 'ACCEPTED', 'REFUSED', 'WITHDRAWN', 'EXPIRED'] as const;

const kind = z.enum(invitationKinds).meta({ examples: ['TEAM'] });

const invitation = z.object({
  id,
  email: z.string().meta({ examples: ['ivan@example.bg'] }),
  isEmailRefused,
  kind,
  role: merchantRole.nullable().meta({ description: 'null for an ACCOUNTANT.' }),
  refundLimit: money.nullable().meta({ description: 'Of a MANAGER, in EUR.', examples: [200] }),
  state: z.enum(invitationStates).meta({ examples: ['SENT'] }),
  createdAt: instant,
  expiresAt: instant.meta({ description: '14 days after the mail.', examples: ['2026-12-04T10:15:30.000Z'] }),
});
/** An invitation as the merchant sees it. */
export type Invitation = z.infer<typeof invitation>;

export const listInvitations = endpoint({
  method: 'GET',
  path: '/merchants/me/invitations',
  access: ['MERCHANT'],
  right: 'MANAGE_MERCHANT',
  scope: 'none',
  summary: 'The latest 200 invitations of the caller’s merchant, the newest first.',
  response: z.array(invitation),
});

export const createInvitation = endpoint({
  method: 'POST',
  path: '/merchants/me/invitations',
  access: ['MERCHANT'],
  right: 'MANAGE_MERCHANT',
  scope: 'none',
  summary:
    'Mails an invitation to the team or as the accountant, valid for 14 days; an open one of this kind to the address ends. 20 a day for a merchant. Needs a verified e-mail and a recent proof.',
  status: 201,
  body: z.object({
    email,
    kind,
    role: merchantRole.nullish().meta({ description: 'Required for TEAM, and for no other kind.' }),
    refundLimit,
  }),
  response: invitation,
});

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/merchants/me/invitations/:id',
  access: ['MERCHANT'],
  right: 'MANAGE_MERCHANT',
  scope: 'none',
  summary: 'Withdraws an open invitation: its link no longer works.',
  status: 204,
  params: idParams,
  response: noContent,
});

/** The token stands in the fragment of the mailed link and travels in a body, so that no log has it. */
export const readInvitation = endpoint({
  method: 'POST',
  path: '/invitations/read',
  access: 'public',
  keyUse: 'READS',
  summary: 'What the holder of a mailed link is invited to.',
  refuses: [410],
  body: z.object({ token: accountToken }),
  response: z.object({
    businessName: merchantName,
    kind,
    role: merchantRole.nullable(),
    hasAccount: z.boolean().meta({
      description: 'Whether the invited address has an account: then its user signs in to accept.',
    }),
  }),
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/invitations/accept',
  access: 'public',
  keyUse: 'CLAIMED',
  summary:
    'Accepts as the signed-in user of the invited address, or with a new account of that address. 409 when the account has another role; use another address then.',
  refuses: [401, 403, 410],
  body: z.object({
    token: accountToken,
    account: z
      .object({
        firstName: text(200, 'name').meta({ examples: ['Мария'] }),
        lastName: text(200, 'name').meta({ examples: ['Георгиева'] }),
        password: newPassword,
      })
      .optional()
      .meta({ description: 'The new account; absent for a signed-in user.' }),
  }),
  response: z.object({ username, kind, merchantId }),
});

export const refuseInvitation = endpoint({
  method: 'POST',
  path: '/invitations/refuse',
  access: 'public',
  keyUse: 'CLAIMED',
  summary: 'Refuses an invitation: its link no longer works.',
  status: 204,
  refuses: [410],
  body: z.object({ token: accountToken }),
  response: noContent,
});

const merchantAccountant = z.object({
  userId: id.meta({ examples: [9] }),
  username,
  email: z.string().meta({ examples: ['kantora@example.bg'] }),
  isEmailRefused,
  ...personName,
  assignedAt: instant,
});
/** An accountant of the caller's merchant. */
export type MerchantAccountant = z.infer<typeof merchantAccountant>;

export const listAccountants = endpoint({
  method: 'GET',
  path: '/merchants/me/accountants',
  access: ['MERCHANT'],
  right: 'MANAGE_MERCHANT',
  scope: 'none',
  summary: 'The accountants who read the documents and payments of the caller’s merchant.',
  response: z.array(merchantAccountant),
});

export const endAccountant = endpoint({
  method: 'DELETE',
  path: '/merchants/me/accountants/:userId',
  access: ['MERCHANT'],
  right: 'MANAGE_MERCHANT',
  scope: 'none',
  summary: 'Ends the access of an accountant at once. Needs a recent proof.',
  status: 204,
  params: z.object({ userId: id.meta({ examples: [9] }) }),
  response: noContent,
});

/** What an accountant looked at. */
const viewedData = [
  'PAYMENTS',
  'DOCUMENTS',
  'CUSTOMERS',
  'BANK',
  'PAYMENTS_FILE',
  'DOCUMENTS_FILE',
  'MONTH_PACK',
] as const;
export type ViewedData = (typeof viewedData)[number];

const dataView = z.object({
  id,
  at: instant.meta({ description: 'The first time of the day in Sofia.' }),
  username: nullableText.meta({ description: 'null for a deleted user.', examples: ['kantora@example.bg'] }),
  viewed: z.enum(viewedData).meta({ examples: ['DOCUMENTS'] }),
});
/** One entry of a merchant's access log. */
export type DataView = z.infer<typeof dataView>;

export const listDataViews = endpoint({
  method: 'GET',
  path: '/merchants/me/access-log',
  access: ['MERCHANT'],
  right: 'MANAGE_MERCHANT',
  scope: 'none',
  summary:
    'Which accountant looked at payments and documents of the caller’s merchant, once a day each, the newest first; from the audit log.',
  query: listQuery(['id'], {}),
  response: listOf(dataView),
});
