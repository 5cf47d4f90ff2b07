import * as z from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import { id, instant, merchantId, money, positiveAmount, username } from '../fields.ts';
import { isEmailRefused, merchantRole, personName } from '../users/users.ts';

/** A MANAGER's limit unless an OWNER sets another, in euro. */
export const defaultRefundLimit = 200;

/** The largest sum that a MANAGER refunds of one payment; for no other role. */
export const refundLimit = positiveAmount.nullish().meta({
  description:
    'The largest sum that a MANAGER refunds of one payment, in EUR; 200 by default, and for no other role.',
  examples: [200],
});

const member = z.object({
  userId: id.meta({ examples: [5] }),
  username,
  email: z.string().meta({ examples: ['office@example.bg'] }),
  isEmailRefused,
  ...personName,
  role: merchantRole,
  refundLimit: money.nullable().meta({ description: 'Of a MANAGER, in EUR.', examples: [200] }),
  isBeyondPlan: z
    .literal(true)
    .optional()
    .meta({ description: 'Given when the plan allows fewer members: this one only sees.' }),
  isCaller: z.boolean().meta({ description: 'Whether it is the caller.' }),
  createdAt: instant,
  lastLogin: instant.nullable().meta({ examples: ['2026-11-20T08:00:00.000Z'] }),
});
/** A member of a merchant's team. */
export type TeamMember = z.infer<typeof member>;

const memberParams = z.object({ userId: id.meta({ examples: [5] }) });

export const listTeam = endpoint({
  method: 'GET',
  path: '/merchants/me/team',
  access: ['MERCHANT'],
  right: 'MANAGE_MERCHANT',
  scope: 'none',
  summary: 'The members of the team of the caller’s merchant, owners first.',
  response: z.array(member),
});

export const changeMember = endpoint({
  method: 'PUT',
  path: '/merchants/me/team/:userId',
  access: ['MERCHANT'],
  right: 'MANAGE_MERCHANT',
  scope: 'none',
  summary: 'Sets the role of a member. 409 for the last OWNER. Needs a recent proof.',
  params: memberParams,
  body: z.object({ role: merchantRole, refundLimit }),
  response: member,
});

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/merchants/me/team/:userId',
  access: ['MERCHANT'],
  right: 'MANAGE_MERCHANT',
  scope: 'none',
  summary:
    'Removes a member; its sessions for this merchant end at once. 409 for the last OWNER. Needs a recent proof.',
  status: 204,
  params: memberParams,
  response: noContent,
});

export const leaveMerchant = endpoint({
  method: 'DELETE',
  path: '/auth/merchants/:merchantId',
  access: 'signed-in',
  summary: 'Ends the caller’s own membership; its sessions for this merchant end. 409 for the last OWNER.',
  status: 204,
  params: z.object({ merchantId }),
  response: noContent,
});
