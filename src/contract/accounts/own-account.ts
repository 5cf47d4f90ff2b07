import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { instant, nullableText } from '../fields.ts';

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

/** What an answer says of an account. */
export const accountState = {
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

/** The answer of calls about the own account. */
export const ownAccount = z.object({
  isNeeded: z.boolean().meta({
    description: 'Whether the merchant is paid on an account of its own in this installation.',
    examples: [true],
  }),
  ...accountState,
});
/** The account of the caller's merchant at the card provider. */
export type OwnAccount = z.infer<typeof ownAccount>;

export const getOwnAccount = endpoint({
  method: 'GET',
  path: '/merchants/me/account',
  access: ['MERCHANT'],
  right: 'SEE',
  scope: 'none',
  summary: 'The account of the caller’s merchant at the card provider, and what is due, in words.',
  response: ownAccount,
});
