import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { date, integer, merchantId, money } from '../fields.ts';
import { dayRange } from '../list.ts';
import { backOfficePaymentFilters } from './payments.ts';
import { successRate, succeededPayments, sumOfList, total, totalPayments } from './payment-totals.ts';

const staff = ['ADMIN', 'SUPPORT', 'ACCOUNTANT'] as const;

/** Totals of the filtered payments. */
export const getPaymentSummary = endpoint({
  method: 'GET',
  path: '/payments/summary',
  access: staff,
  summary: 'Totals of the payments that match the filters of the list.',
  query: z.strictObject(backOfficePaymentFilters),
  response: z.object({
    totalPayments,
    succeededPayments,
    failedPayments: integer.meta({ examples: [4] }),
    successRate,
    totalRevenue: money.meta({ description: `${sumOfList} In EUR.`, examples: [4_210.5] }),
    totalAmount: total.meta({
      description: 'The sum of SUCCEEDED payments, also by the currency of the amount.',
    }),
    totalFees: total.meta({ description: 'Plateno’s and the card provider’s fees of SUCCEEDED payments.' }),
  }),
});

/** Steps of takings over time. */
const takingsSteps = ['day', 'week', 'month'] as const;

const takingsOfStep = z.object({
  start: date.meta({
    description: 'First day of the step; weeks begin on Monday.',
    examples: ['2026-11-16'],
  }),
  totalPayments,
  succeededPayments,
  successRate,
  takings: total,
});

/** Takings by step and decline codes. */
export const getTakings = endpoint({
  method: 'GET',
  path: '/payments/takings',
  access: staff,
  summary:
    'The takings by day, week or month, and the reasons of declined cards; the last thirty days by default.',
  query: z.strictObject({
    by: z
      .enum(takingsSteps)
      .default('day')
      .meta({ examples: ['day'] }),
    ...dayRange,
    merchantId: merchantId.optional(),
  }),
  response: z.object({
    steps: z
      .array(takingsOfStep)
      .meta({ description: 'From the first to the last, also those without payments.' }),
    declines: z
      .array(
        z.object({
          code: z
            .string()
            .meta({ description: 'The provider’s stable code.', examples: ['insufficient_funds'] }),
          count: integer.meta({ examples: [12] }),
        }),
      )
      .meta({ description: 'The most frequent first.' }),
  }),
});
/** Takings by step in JSON; amounts in EUR. */
export type Takings = z.infer<typeof getTakings.response>;
