import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { date, integer, money, givenDay } from '../fields.ts';
import { currencyTotal } from './payment-totals.ts';

/** Periods of takings, in Sofia. */
export const takingsPeriods = ['DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR'] as const;
/** A period of takings. */
export type TakingsPeriod = (typeof takingsPeriods)[number];

/** Takings of a period beside those of the one before; amounts in EUR. */
export const takingsOverTime = z.object({
  period: z.enum(takingsPeriods),
  from: date.meta({ description: 'First day, in Sofia.', examples: ['2026-11-01'] }),
  to: date.meta({ description: 'Last day, in Sofia.', examples: ['2026-11-30'] }),
  total: money.meta({
    description: 'Turnover: what was paid in the period, in EUR.',
    examples: [100],
  }),
  previousTotal: money.meta({
    description:
      'Of the previous period up to the same moment, and of all of it once the period is over, in EUR.',
    examples: [89.5],
  }),
  growth: z
    .number()
    .nullable()
    .meta({
      description:
        'Percent compared with the previous period up to the same moment; null when that had no takings.',
      examples: [12.5],
    }),
  count: integer.meta({ description: 'Number of payments.', examples: [12] }),
  fees: money.meta({ description: 'Plateno’s and the card provider’s, in EUR.', examples: [3.2] }),
  refunds: money.meta({
    description: 'Refunds that succeeded in the period, also of earlier payments, in EUR.',
    examples: [10],
  }),
  disputes: money.meta({
    description: 'Disputes lost in the period with their fees, also of earlier payments, in EUR.',
    examples: [0],
  }),
  net: money.meta({
    description:
      'What you keep: the turnover less both fees, refunds, disputes lost and their fees, in EUR; as `net` of the reports.',
    examples: [86.8],
  }),
  byCurrency: z.array(currencyTotal),
  lastDays: z
    .array(
      z.object({
        amount: money.meta({ description: 'In EUR.' }),
        count: integer.meta({ description: 'Number of payments.', examples: [3] }),
      }),
    )
    .meta({ description: 'The last 30 days in Sofia, whatever the period; the last is today.' }),
  current: integer
    .nullable()
    .meta({ description: 'The place of now; null when the period does not contain it.', examples: [21] }),
  points: z.array(
    z.object({
      place: integer.meta({
        description: 'Hour from 0, weekday from 1 (Monday), day, month of the quarter from 1, or month.',
        examples: [7],
      }),
      amount: money.meta({ description: 'In EUR.' }),
      previousAmount: money.meta({
        description: 'The same place of the previous period, in EUR.',
        examples: [40],
      }),
    }),
  ),
});

/** Takings of the caller's merchant in a period. */
export const getOwnTakingsOverTime = endpoint({
  method: 'GET',
  path: '/merchants/me/takings/over-time',
  access: ['MERCHANT'],
  right: 'SEE',
  scope: 'payments:read',
  summary:
    'The takings of a day, week, month, quarter or year in Sofia, compared with the previous period; in EUR.',
  query: z.strictObject({
    period: z.enum(takingsPeriods).default('MONTH'),
    on: givenDay.optional().meta({
      description: 'A day of the period, in Sofia; today by default, and not later.',
      examples: ['2026-10-15'],
    }),
  }),
  response: takingsOverTime,
});
/** Takings of a period in JSON; amounts in EUR. */
export type TakingsOverTime = z.infer<typeof getOwnTakingsOverTime.response>;
