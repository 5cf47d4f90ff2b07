import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { merchantId, merchantName } from '../fields.ts';
import { getSession, merchantRole } from './users.ts';

const ownMembership = z.object({
  merchantId,
  businessName: merchantName,
  role: merchantRole,
  isCurrent: z.boolean().meta({ description: 'Whether the session acts for this merchant.' }),
});
/** One merchant that the caller works for. */
export type OwnMembership = z.infer<typeof ownMembership>;

export const listOwnMerchants = endpoint({
  method: 'GET',
  path: '/auth/merchants',
  access: 'signed-in',
  summary: 'The merchants that the caller is a member of, by name; empty for other roles.',
  response: z.array(ownMembership),
});

export const switchMerchant = endpoint({
  method: 'PUT',
  path: '/auth/session',
  access: 'signed-in',
  keyUse: 'SAME',
  summary: 'Lets the session act for another merchant of the caller. 404 when the caller is no member of it.',
  refuses: [404],
  body: z.object({ merchantId }),
  response: getSession.response,
});
