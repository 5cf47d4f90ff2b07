import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { date, id, money } from './fields.ts';
import { dayRange } from './list.ts';
import { backOfficePaymentFilters, total } from './payments.ts';

const staff = ['ADMIN', 'SUPPORT', 'ACCOUNTANT'] as const;

export const getPaymentSummary = endpoint({
  method: 'GET',
  path: '/payments/summary',
  access: staff,
  summary: 'The figures above the list of payments, of just those that its filters let through.',
  query: z.strictObject(backOfficePaymentFilters),
  response: z.object({
    totalPayments: z.number().int(),
    succeededPayments: z.number().int(),
    failedPayments: z.number().int(),
    /** SUCCEEDED ÷ all × 100, one decimal. */
    successRate: z.number(),
    /** What SUCCEEDED payments took, in EUR. */
    totalRevenue: money,
    /** The same by the currency of the price. */
    totalAmount: total,
    /** The platform’s and the card provider’s of SUCCEEDED payments. */
    totalFees: total,
  }),
});

export const takingsSteps = ['day', 'week', 'month'] as const;

const takingsOfStep = z.object({
  /** First day of the step; weeks begin on Monday. */
  start: date,
  totalPayments: z.number().int(),
  succeededPayments: z.number().int(),
  successRate: z.number(),
  takings: total,
});

export const getTakings = endpoint({
  method: 'GET',
  path: '/payments/takings',
  access: staff,
  summary:
    'What was taken day by day, week by week or month by month, and why cards were declined. Without days the last thirty.',
  query: z.strictObject({
    by: z.enum(takingsSteps).default('day'),
    ...dayRange,
    merchantId: id.optional(),
  }),
  response: z.object({
    /** From the first to the last, those in which nothing happened too. */
    steps: z.array(takingsOfStep),
    /** The most frequent first, by the provider’s stable code. */
    declines: z.array(z.object({ code: z.string(), count: z.number().int() })),
  }),
});
export type Takings = z.infer<typeof getTakings.response>;
