import * as z from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import { date, integer, text } from '../fields.ts';

const owners = { access: ['MERCHANT'], right: 'MANAGE_MERCHANT', scope: 'none' } as const;

const leaving = z.object({
  openLinks: integer.meta({ description: 'Payment links that are cancelled.', examples: [3] }),
  unpaidDocuments: integer.meta({ description: 'Invoices and debit notes that stay unpaid.', examples: [2] }),
  payouts: integer.meta({ description: 'Payouts on the way to the bank.', examples: [1] }),
  disputes: integer.meta({ description: 'Disputes that are not decided.', examples: [0] }),
  schedules: integer.meta({ description: 'Recurring invoices that end.', examples: [1] }),
  cards: integer.meta({ description: 'Cards of customers that are forgotten.', examples: [4] }),
  keys: integer.meta({ description: 'API keys that end.', examples: [1] }),
  webhooks: integer.meta({ description: 'Webhook endpoints that get nothing any more.', examples: [1] }),
  documents: integer.meta({ description: 'Documents that stay.', examples: [214] }),
  keptUntil: date.meta({
    description: 'The last day of the ten years for which documents of this year are kept.',
    examples: ['2036-12-31'],
  }),
});
/** What ends and what stays when a business leaves. */
export type Leaving = z.infer<typeof leaving>;

export const getLeaving = endpoint({
  ...owners,
  method: 'GET',
  path: '/merchants/me/leaving',
  summary: 'What ends and what stays when the business leaves.',
  response: leaving,
});

export const leave = endpoint({
  ...owners,
  method: 'POST',
  path: '/merchants/me/leave',
  status: 204,
  refuses: [403, 409],
  summary:
    'Ends the business here: links are cancelled, recurring invoices and cards end, keys are revoked, the status is INACTIVE. Members still sign in and read; documents stay. 409 while payouts are on the way or disputes open, unless `leaveAnyway`.',
  body: z.object({
    confirm: text(200, 'name').meta({
      description: 'The name of the business.',
      examples: ['Работилница „Дърво и камък“ ООД'],
    }),
    leaveAnyway: z
      .boolean()
      .default(false)
      .meta({ examples: [false] }),
  }),
  response: noContent,
});
