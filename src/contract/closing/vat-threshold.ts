import * as z from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import {
  country,
  date,
  id,
  integer,
  merchantId,
  merchantName,
  money,
  nullableText,
  plainText,
  givenDay,
} from '../fields.ts';

const crossing = z.object({
  invoiceId: id.nullable().meta({ examples: [54] }),
  invoiceNumber: nullableText.meta({ examples: ['0000000054'] }),
  day: date,
  applyBy: date.meta({
    description:
      'The last day to apply for registration, the seventh after it; of the threshold in the Union the last of 15 working days to inform the revenue agency.',
    examples: ['2026-11-27'],
  }),
});

const otherTurnover = z.object({
  id,
  day: date,
  amount: money,
  note: z.string().meta({ examples: ['Продажби в магазина, октомври'] }),
  country: z.string().meta({ description: 'Where it was supplied.', examples: ['BG'] }),
});

const step = z
  .literal([70, 90, 100])
  .nullable()
  .meta({ examples: [70] });
const expectedOn = date
  .nullable()
  .meta({ description: 'At the pace of the last 90 days.', examples: ['2026-12-20'] });
const unionThreshold = z
  .object({
    limit: money.meta({ examples: [100_000] }),
    turnover: money.meta({ description: 'Supplies in Bulgaria and in other member states, in EUR.' }),
    percent: integer.meta({ examples: [43] }),
    step,
    crossing: crossing.nullable(),
    expectedOn,
  })
  .nullable()
  .meta({
    description:
      'The threshold of the scheme for small enterprises in the whole Union (Directive 2006/112/EC, art. 284(2)(a)); null for a merchant outside of the scheme.',
  });

export const vatThreshold = z.object({
  isWatched: z.boolean().meta({ description: 'False for a merchant registered under the general rules.' }),
  year: integer.meta({ examples: [2026] }),
  limit: money.meta({ description: 'The threshold of the year in EUR.', examples: [51_130] }),
  turnover: money.meta({
    description:
      'Supplies in Bulgaria by documents and other turnover, in EUR without VAT; services supplied in another country and most exempt supplies do not count.',
    examples: [36_420.5],
  }),
  own: money.meta({ description: 'Of the documents.' }),
  other: money.meta({ description: 'Of the turnover outside of Plateno.' }),
  percent: integer.meta({ examples: [71] }),
  step,
  crossing: crossing.nullable(),
  expectedOn,
  union: unionThreshold,
  otherTurnover: z.array(otherTurnover),
});
/** The turnover of the year against the VAT threshold (VAT Act, art. 96). */
export type VatThreshold = z.infer<typeof vatThreshold>;

export const getVatThreshold = endpoint({
  method: 'GET',
  path: '/merchants/me/vat-threshold',
  access: ['MERCHANT'],
  right: 'EXPORT',
  scope: 'exports:read',
  summary: 'The caller’s turnover of the year against the VAT threshold, and the document that exceeded it.',
  response: vatThreshold,
});

export const addOtherTurnover = endpoint({
  method: 'POST',
  path: '/merchants/me/other-turnover',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  scope: 'none',
  status: 201,
  summary: 'Records turnover outside of Plateno; below zero for a correction.',
  body: z.object({
    day: givenDay.meta({ description: 'A day in Sofia, at most today.', examples: ['2026-11-20'] }),
    amount: z
      .number()
      .min(-99_999_999.99)
      .max(99_999_999.99)
      .multipleOf(0.01)
      .meta({ examples: [1_250.4] }),
    note: plainText(200).meta({ examples: ['Продажби в магазина, октомври'] }),
    country: country.meta({
      description: 'Where it was supplied: another member state, or Bulgaria when absent.',
      examples: ['BG'],
    }),
  }),
  response: vatThreshold,
});

export const removeOtherTurnover = endpoint({
  method: 'DELETE',
  path: '/merchants/me/other-turnover/:id',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  scope: 'none',
  status: 204,
  summary: 'Removes turnover that was recorded by mistake.',
  params: z.object({ id }),
  response: noContent,
});

const thresholdOfMerchant = z.object({
  merchantId,
  businessName: merchantName,
  percent: integer.meta({ examples: [102] }),
  turnover: money,
  crossing: crossing.nullable(),
  union: unionThreshold,
});
/** A merchant near the threshold, or over it. */
export type ThresholdOfMerchant = z.infer<typeof thresholdOfMerchant>;

export const listVatThresholds = endpoint({
  method: 'GET',
  path: '/vat-thresholds',
  access: ['ADMIN'],
  summary:
    'Merchants without the general registration by the percent of the VAT threshold, or of that in the Union, the highest first.',
  query: z.object({
    over: z.coerce
      .number()
      .int()
      .min(0)
      .max(1_000)
      .default(70)
      .meta({ description: 'Percent.', examples: [70] }),
  }),
  response: z.array(thresholdOfMerchant),
});
