import * as z from 'zod';
import { vatThreshold } from '../closing/vat-threshold.ts';
import { endpoint } from '../endpoint.ts';
import { date, integer, money } from '../fields.ts';
import { invoiceSummary } from '../invoices/invoices.ts';
import { merchantLimits } from '../payments/merchant-limits.ts';
import { payment } from '../payments/payments.ts';
import { takingsOverTime } from '../payments/takings.ts';
import { ownBalance } from '../payouts/payouts.ts';
import { scheduleSummary } from '../schedules/schedules.ts';
import { guidance } from './next-step.ts';

const hasAny = z.boolean().meta({ description: 'Whether the merchant has any at all.', examples: [true] });

const home = z.object({
  guidance: guidance.meta({ description: 'As `GET /merchants/me/next-step`.' }),
  payments: z.object({
    hasAny,
    today: z.object({
      amount: money.meta({ description: 'Turnover of today in Sofia, in EUR.', examples: [120] }),
      count: integer.meta({ description: 'Number of payments.', examples: [4] }),
      yesterdayByNow: money.meta({
        description: 'Turnover of yesterday up to the same time of day, in EUR.',
        examples: [80],
      }),
    }),
    month: takingsOverTime.meta({ description: 'The month of today.' }),
    monthInBgn: money.meta({
      description: 'Turnover of the month in BGN at the fixed rate, for information.',
      examples: [195.58],
    }),
    recent: z.array(payment).meta({ description: 'The newest five.' }),
  }),
  invoices: z.object({
    hasAny,
    pending: integer.meta({
      description: 'Unpaid invoices, those past their due date included.',
      examples: [3],
    }),
    overdue: integer.meta({ description: 'Of them, past their due date.', examples: [1] }),
    recent: z.array(invoiceSummary).meta({ description: 'The newest five; no test documents.' }),
  }),
  links: z.object({ hasAny, active: integer.meta({ examples: [5] }) }),
  payouts: ownBalance.nullable().meta({
    description:
      'As `GET /payouts/me/balance`, with `balances` null: the card provider is not asked. null without the right EXPORT.',
  }),
  limits: merchantLimits
    .nullable()
    .meta({ description: 'null when no limit holds, and without the right EXPORT.' }),
  threshold: vatThreshold.nullable().meta({
    description: 'From 50 % of a threshold on; null before, and without the right EXPORT.',
  }),
  bills: z
    .object({
      count: integer.meta({ examples: [1] }),
      total: money.meta({ description: 'What is open of them, in EUR.', examples: [25.05] }),
      isDue: z.boolean().meta({ description: 'Whether one is past its due day.', examples: [false] }),
      endsOn: date.nullable().meta({
        description:
          'The day on which the plan becomes STARTER unless they are paid; null: no bill is due, or it is STARTER.',
        examples: [null],
      }),
    })
    .nullable()
    .meta({
      description:
        'Bills of Plateno with an open sum; null when none is, and without the right EXPORT or an operator.',
    }),
  schedules: scheduleSummary.nullable().meta({
    description: 'As `GET /schedules/me/summary`; null without schedules, and without the right EXPORT.',
  }),
});

/** What the front page of the portal shows, by the rights of the caller. */
export const getHome = endpoint({
  method: 'GET',
  path: '/merchants/me/home',
  access: ['MERCHANT'],
  right: 'SEE',
  scope: 'none',
  summary: 'What the caller’s front page shows: what waits, today, this month, and the next payout.',
  response: home,
});
/** The answer to `getHome`. */
export type Home = z.infer<typeof home>;
