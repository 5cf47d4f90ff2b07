import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { date, idParams, instant, money, nullableText, plainText } from '../fields.ts';

const limitAmount = z
  .number()
  .min(0)
  .max(99_999_999.99)
  .multipleOf(0.01)
  .nullable()
  .meta({ description: 'In EUR; null: no limit.', examples: [5_000] });

export const merchantLimits = z.object({
  isLimited: z.boolean().meta({ description: 'Whether a limit holds today.' }),
  until: date.nullable().meta({ description: 'The first day without limits.', examples: ['2026-12-20'] }),
  dayLimit: limitAmount.meta({ description: 'Of one day in Sofia, in EUR; null: no limit.' }),
  paymentLimit: limitAmount.meta({ description: 'Of one payment, in EUR; null: no limit.' }),
  usedToday: money.meta({
    description: 'Open payments, and those that succeeded today, in EUR.',
    examples: [820],
  }),
  leftToday: money.nullable().meta({ description: 'In EUR; null: no limit a day.', examples: [1_180] }),
  reachedAt: instant
    .nullable()
    .meta({ description: 'When a checkout was refused today; null: none was.', examples: [null] }),
  isOwn: z.boolean().meta({ description: 'Set for this merchant in place of the configuration.' }),
});
/** The limits of a new merchant and what is left of them. */
export type MerchantLimits = z.infer<typeof merchantLimits>;

const limitsForStaff = merchantLimits.extend({
  reason: nullableText.meta({ description: 'Why they were set.', examples: ['Проверен договор'] }),
});

export const getOwnLimits = endpoint({
  method: 'GET',
  path: '/merchants/me/limits',
  access: ['MERCHANT'],
  right: 'EXPORT',
  scope: 'none',
  summary: 'The limits of the caller’s merchant while it is new, and what is left today.',
  response: merchantLimits,
});

export const getMerchantLimits = endpoint({
  method: 'GET',
  path: '/merchants/:id/limits',
  access: ['ADMIN', 'SUPPORT'],
  summary: 'The limits of a merchant while it is new, and what is left today.',
  params: idParams,
  response: limitsForStaff,
});

export const setMerchantLimits = endpoint({
  method: 'PUT',
  path: '/merchants/:id/limits',
  access: ['ADMIN', 'SUPPORT'],
  summary: 'Sets the limits of a merchant while it is new, with the reason.',
  params: idParams,
  body: z.object({
    dayLimit: limitAmount,
    paymentLimit: limitAmount,
    reason: plainText(500).meta({ examples: ['Проверен договор'] }),
  }),
  response: limitsForStaff,
});
