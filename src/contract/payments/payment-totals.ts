import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { currency, integer, money } from '../fields.ts';
import { paymentFilters } from './payments.ts';

/** The sum of the payments in one currency. */
export const currencyTotal = z.object({
  currency,
  amount: money,
  count: integer.meta({ description: 'Number of payments.', examples: [12] }),
});

/** Sums never mix currencies: `amount` is the whole sum converted to EUR, `byCurrency` the sums as charged. */
export const total = z.object({
  amount: money.meta({ description: 'The sum of all currencies, in EUR.' }),
  byCurrency: z.array(currencyTotal),
});

/**
 * Why the sum of a list is not the turnover: its rows, tabs, sum and file are one set, chosen by the day of creation, and
 * turnover counts on the day of success (glossary). Screens name it by what it is.
 */
export const sumOfList =
  'The sum of SUCCEEDED payments that match the filters, whose days are those of creation; turnover counts on the day of success (`takings/over-time`).';

/** Number of payments in any status. */
export const totalPayments = integer.meta({ examples: [128] });

/** Number of SUCCEEDED payments. */
export const succeededPayments = integer.meta({ examples: [117] });

/** Percent of SUCCEEDED payments, one decimal. */
export const successRate = z
  .number()
  .meta({ description: 'SUCCEEDED payments of all, in percent, one decimal.', examples: [91.4] });

/** Totals of the caller's merchant, in EUR and BGN. */
export const getOwnTakings = endpoint({
  method: 'GET',
  path: '/merchants/me/takings',
  access: ['MERCHANT'],
  right: 'SEE',
  scope: 'payments:read',
  summary: 'Totals of the payments of the caller’s merchant that match the filters of its list.',
  query: z.strictObject(paymentFilters),
  response: z.object({
    totalRevenue: total.meta({ description: sumOfList }),
    totalRevenueInBgn: money.meta({
      description: 'The same at the fixed rate, for information.',
      examples: [8_235.02],
    }),
    totalPayments,
    succeededPayments,
    successRate,
  }),
});

/** Figures of the back-office dashboard. */
export const getDashboardStats = endpoint({
  method: 'GET',
  path: '/merchants/dashboard-stats',
  access: ['ADMIN', 'SUPPORT'],
  summary: 'The figures of the administrators’ dashboard.',
  response: z.object({
    totalMerchants: integer.meta({ examples: [40] }),
    activeMerchants: integer.meta({ examples: [38] }),
    totalPayments,
    totalRevenue: money.meta({ description: 'In EUR.', examples: [4_210.5] }),
    revenueByCurrency: z.array(currencyTotal),
    successRate,
    monthlyGrowth: z
      .number()
      .nullable()
      .meta({
        description: 'Percent against last month; null when last month had no revenue.',
        examples: [12.5],
      }),
    conversionRate: z.number().meta({ description: 'Percent, one decimal.', examples: [91.4] }),
  }),
});
