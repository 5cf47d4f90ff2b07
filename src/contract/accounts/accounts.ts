import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { instant, merchantId, merchantName, nullableText } from '../fields.ts';
import { ids, listOf, listQuery, search } from '../list.ts';
import { accountState, accountStatuses, ownAccount } from './own-account.ts';

const account = z.object({
  id: merchantId.meta({ description: 'The merchant: each has at most one account.' }),
  merchantName,
  accountId: nullableText.meta({ description: 'The provider’s id.', examples: ['acct_1Abc'] }),
  ...accountState,
  requestedAt: instant,
});
/** The account of a merchant for the back office. */
export type Account = z.infer<typeof account>;

const change = z.object({
  from: z.enum(accountStatuses),
  to: z.enum(accountStatuses),
  actor: z.string().meta({ examples: ['system:accounts'] }),
  at: instant,
});

const link = z.object({
  url: z.string().meta({
    description: 'The provider’s form; a secret for a few minutes and one use.',
    examples: ['https://connect.stripe.com/setup/e/acct_1Abc/x'],
  }),
});

/** Values of `sortBy` in lists of accounts. */
const accountSortFields = ['id', 'merchantName', 'status', 'deadline', 'checkedAt'] as const;

export const startAccount = endpoint({
  method: 'POST',
  path: '/merchants/me/account',
  access: ['MERCHANT'],
  right: 'MANAGE_MERCHANT',
  scope: 'none',
  keyUse: 'SAME',
  summary:
    'Makes the account if there is none, and a link to the provider’s form. 409 when it is ACTIVE. Needs a verified e-mail and a recent proof.',
  response: link,
});

export const continueAccount = endpoint({
  method: 'POST',
  path: '/merchants/me/account/continue',
  access: ['MERCHANT'],
  right: 'MANAGE_MERCHANT',
  scope: 'none',
  keyUse: 'SAME',
  summary: 'A fresh link to the provider’s form. 409 without an account. Needs a recent proof.',
  response: link,
});

export const refreshOwnAccount = endpoint({
  method: 'POST',
  path: '/merchants/me/account/refresh',
  access: ['MERCHANT'],
  right: 'MANAGE_MERCHANT',
  scope: 'none',
  keyUse: 'SAME',
  summary: 'Asks the provider for the state of the account; 404 without one; twenty times a minute.',
  refuses: [404],
  response: ownAccount,
});

export const listAccounts = endpoint({
  method: 'GET',
  path: '/provider-accounts',
  access: ['ADMIN', 'SUPPORT'],
  summary: 'The accounts of merchants at the card provider.',
  query: listQuery(accountSortFields, {
    search: search.optional(),
    ids,
    status: z
      .enum(accountStatuses)
      .optional()
      .meta({ examples: ['RESTRICTED'] }),
    due: z
      .enum(['yes', 'no'])
      .optional()
      .meta({ description: 'Whether the provider waits for something.', examples: ['yes'] }),
  }),
  response: listOf(account),
});

const ofMerchant = z.object({ merchantId });

export const getAccount = endpoint({
  method: 'GET',
  path: '/provider-accounts/:merchantId',
  access: ['ADMIN', 'SUPPORT'],
  summary: 'The account of a merchant with the changes of its status, the oldest first.',
  params: ofMerchant,
  response: account.extend({ events: z.array(change) }),
});

export const refreshAccount = endpoint({
  method: 'POST',
  path: '/provider-accounts/:merchantId/refresh',
  access: ['ADMIN', 'SUPPORT'],
  keyUse: 'SAME',
  summary: 'Asks the provider for the state of an account; twenty times a minute.',
  params: ofMerchant,
  response: account,
});
