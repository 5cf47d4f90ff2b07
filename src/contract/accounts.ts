import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, merchantId, merchantName, nullableText } from './fields.ts';
import { ids, listOf, listQuery, search } from './list.ts';

/**
 * NONE: requested, not made. STARTED: made, the form was not sent. RESTRICTED: something is past due or switched off.
 * PENDING: the provider verifies. ACTIVE: charges and payouts. REJECTED: by the provider. LEFT: disconnected.
 */
export const accountStatuses = [
  'NONE',
  'STARTED',
  'RESTRICTED',
  'PENDING',
  'ACTIVE',
  'REJECTED',
  'LEFT',
] as const;

const requirement = z.object({
  code: z.string().meta({ description: 'The provider’s code.', examples: ['company.tax_id'] }),
  text: z.string().meta({ description: 'In the caller’s language.', examples: ['ЕИК'] }),
});

const state = {
  status: z.enum(accountStatuses).meta({ examples: ['ACTIVE'] }),
  isChargeable: z.boolean().meta({ description: 'Whether customers can pay now.', examples: [true] }),
  isPaidOut: z.boolean().meta({ description: 'Whether money goes to the bank now.', examples: [true] }),
  due: z.array(requirement).meta({ description: 'What the provider waits for, with what is past due.' }),
  pastDue: z.array(requirement).meta({ description: 'What should have been given already.' }),
  deadline: instant.nullable().meta({
    description: 'When charges or payouts stop without what is due; null: no day is set.',
    examples: ['2026-12-10T00:00:00.000Z'],
  }),
  disabledReason: nullableText.meta({
    description: 'Why the provider has switched something off, in the caller’s language.',
    examples: ['Липсват данни, чийто срок е минал.'],
  }),
  bankLast4: nullableText.meta({
    description: 'The last characters of the IBAN that is paid out to.',
    examples: ['1234'],
  }),
  bankCurrency: nullableText.meta({ examples: ['EUR'] }),
  checkedAt: instant
    .nullable()
    .meta({ description: 'When the provider was last asked.', examples: ['2026-11-29T10:00:00.000Z'] }),
};

const ownAccount = z.object({
  isNeeded: z.boolean().meta({
    description: 'Whether the merchant is paid on an account of its own in this installation.',
    examples: [true],
  }),
  ...state,
});
/** The account of the caller's merchant at the card provider. */
export type OwnAccount = z.infer<typeof ownAccount>;

const account = z.object({
  id: merchantId.meta({ description: 'The merchant: each has at most one account.' }),
  merchantName,
  accountId: nullableText.meta({ description: 'The provider’s id.', examples: ['acct_1Abc'] }),
  ...state,
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
export const accountSortFields = ['id', 'merchantName', 'status', 'deadline', 'checkedAt'] as const;

export const getOwnAccount = endpoint({
  method: 'GET',
  path: '/merchants/me/account',
  access: ['MERCHANT'],
  right: 'SEE',
  summary: 'The account of the caller’s merchant at the card provider, and what is due, in words.',
  response: ownAccount,
});

export const startAccount = endpoint({
  method: 'POST',
  path: '/merchants/me/account',
  access: ['MERCHANT'],
  right: 'MANAGE_MERCHANT',
  summary:
    'Makes the account if there is none, and a link to the provider’s form. 409 when it is ACTIVE. Needs a verified e-mail and a recent proof.',
  response: link,
});

export const continueAccount = endpoint({
  method: 'POST',
  path: '/merchants/me/account/continue',
  access: ['MERCHANT'],
  right: 'MANAGE_MERCHANT',
  summary: 'A fresh link to the provider’s form. 409 without an account. Needs a recent proof.',
  response: link,
});

export const refreshOwnAccount = endpoint({
  method: 'POST',
  path: '/merchants/me/account/refresh',
  access: ['MERCHANT'],
  right: 'MANAGE_MERCHANT',
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
  summary: 'Asks the provider for the state of an account; twenty times a minute.',
  params: ofMerchant,
  response: account,
});
