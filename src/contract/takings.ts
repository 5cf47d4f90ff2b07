import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { currency, date, money } from './fields.ts';

export const takingsPeriods = ['DAY', 'WEEK', 'MONTH', 'YEAR'] as const;
export type TakingsPeriod = (typeof takingsPeriods)[number];

export const getOwnTakingsOverTime = endpoint({
  method: 'GET',
  path: '/merchants/me/takings/over-time',
  access: ['MERCHANT'],
  summary:
    'What succeeded today, this week, this month or this year in Sofia, beside the period before; in EUR.',
  query: z.strictObject({ period: z.enum(takingsPeriods).default('MONTH') }),
  response: z.object({
    period: z.enum(takingsPeriods),
    /** First and last day of the period in Sofia. */
    from: date,
    to: date,
    total: money,
    /** Of the period before, up to the same moment. */
    previousTotal: money,
    /** Percent of the total against the period before; null when that took nothing. */
    growth: z.number().nullable(),
    count: z.number().int(),
    /** Of Plateno and of the card provider, and what is left. */
    fees: money,
    net: money,
    byCurrency: z.array(z.object({ currency, amount: money, count: z.number().int() })),
    points: z.array(
      z.object({
        /** The hour from 0, the weekday from 1 (Monday), the day or the month. */
        place: z.number().int(),
        amount: money,
        previousAmount: money,
      }),
    ),
  }),
});
export type TakingsOverTime = z.infer<typeof getOwnTakingsOverTime.response>;
