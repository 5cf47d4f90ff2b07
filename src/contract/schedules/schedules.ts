import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  currency,
  date,
  givenDay,
  id,
  idParams,
  instant,
  integer,
  invoiceId,
  merchantId,
  merchantName,
  money,
  nullableText,
  positiveAmount,
} from '../fields.ts';
import { recordVersion } from '../imports.ts';
import { saleContent } from '../invoices/sale-content.ts';
import { listOf, listQuery, search } from '../list.ts';

/** How often a schedule makes a document. */
export const scheduleEvery = ['MONTH', 'QUARTER', 'YEAR'] as const;
export type ScheduleEvery = (typeof scheduleEvery)[number];

/** PROPOSE: a person issues each document. */
export const scheduleModes = ['ISSUE_AND_SEND', 'PROPOSE'] as const;
export type ScheduleMode = (typeof scheduleModes)[number];

export const scheduleStates = ['ACTIVE', 'PAUSED', 'ENDED'] as const;

/** MISSED: its day passed while nothing ran; a person issues or skips it. FAILED: see `problem`. */
const runStates = ['PROPOSED', 'ISSUED', 'SKIPPED', 'FAILED', 'MISSED'] as const;

/** Why no document was issued. REFUSED: a field of the document is not valid any more. */
const runProblems = [
  'CUSTOMER_ARCHIVED',
  'REGISTRATION_CHANGED',
  'MONTH_CLOSED',
  'MERCHANT_NOT_ACTIVE',
  'NOT_IN_PLAN',
  'REFUSED',
] as const;

/**
 * What becomes of the card for a document. WAITING: charged on `chargeOn`, after its announcement. CHARGED: paid. DECLINED: tried
 * again on `chargeOn`, or for the last time when that is null; the buyer has the ordinary link. STOPPED: no card any more.
 */
const chargeStates = ['NONE', 'WAITING', 'CHARGED', 'DECLINED', 'STOPPED'] as const;

/** Why a card was not charged. NOT_ACCEPTED: no payment of the merchant was accepted that day. */
const chargeProblems = [
  'DECLINED',
  'AUTHENTICATION_NEEDED',
  'CARD_EXPIRED',
  'ABOVE_MAXIMUM',
  'CARD_ENDED',
  'BEING_PAID',
  'NOT_ACCEPTED',
] as const;

const every = z.enum(scheduleEvery).meta({ examples: ['MONTH'] });
const day = z
  .union([z.int().min(1).max(28), z.literal('LAST')])
  .meta({ description: 'The day of the month, or LAST, the last one of each.', examples: [1] });
const mode = z.enum(scheduleModes).meta({ examples: ['ISSUE_AND_SEND'] });

const run = z.object({
  id,
  scheduleId: id,
  period: date.meta({ description: 'The day of the schedule that it is for.', examples: ['2026-12-01'] }),
  state: z.enum(runStates).meta({ examples: ['ISSUED'] }),
  problem: z
    .enum(runProblems)
    .nullable()
    .meta({ examples: [null] }),
  problemField: nullableText.meta({
    description: 'The field of the content that is refused.',
    examples: [null],
  }),
  total: money.meta({ examples: [120] }),
  currency,
  invoiceId: invoiceId.nullable(),
  invoiceNumber: nullableText.meta({ examples: ['0000000042'] }),
  charge: z.enum(chargeStates).meta({ examples: ['NONE'] }),
  chargeOn: date.nullable().meta({ examples: [null] }),
  chargeProblem: z
    .enum(chargeProblems)
    .nullable()
    .meta({ examples: [null] }),
  ranAt: instant,
});
/** One period of a schedule. */
export type ScheduleRun = z.infer<typeof run>;

const summary = z.object({
  id,
  version: recordVersion,
  merchantId,
  merchantName,
  customerId: id.nullable(),
  customerName: z.string().meta({ examples: ['Тест ЕООД'] }),
  about: z.string().meta({ description: 'The first line.', examples: ['Абонамент за {{месец}}'] }),
  every,
  day,
  mode,
  state: z.enum(scheduleStates).meta({ examples: ['ACTIVE'] }),
  total: money.meta({ description: 'Of one document, with VAT.', examples: [120] }),
  currency,
  nextOn: date
    .nullable()
    .meta({ description: 'The day of the next document; null when none follows.', examples: ['2026-12-01'] }),
  startsOn: date,
  endsOn: date.nullable().meta({ examples: [null] }),
  times: integer
    .nullable()
    .meta({ description: 'How many documents it makes; null without a limit.', examples: [null] }),
  dueDays: integer.meta({ examples: [14] }),
  chargesCard: z.boolean().meta({ examples: [false] }),
  cardMax: money
    .nullable()
    .meta({ description: 'The most a month that the buyer is asked to agree to.', examples: [null] }),
  openRuns: integer.meta({
    description: 'Periods that wait for a person: proposed, failed or missed.',
    examples: [0],
  }),
  problem: z
    .enum(runProblems)
    .nullable()
    .meta({ description: 'Of its latest failed period that still waits.', examples: [null] }),
});
/** A schedule in a list. */
export type ScheduleSummary = z.infer<typeof summary>;

const schedule = summary.extend({
  content: z.object(saleContent),
  card: z
    .object({ mandateId: id, brand: z.string(), last4: z.string(), expiresOn: date, maxAmount: money })
    .nullable()
    .meta({ description: 'The card of the customer that stays.', examples: [null] }),
  runs: z.array(run).meta({ description: 'The newest first; at most 60.' }),
  createdAt: instant,
});
/** A schedule with its content and periods. */
export type Schedule = z.infer<typeof schedule>;

const terms = {
  ...saleContent,
  every,
  day,
  startsOn: givenDay.meta({
    description:
      'The first document is on the first day of the schedule from here on; today at the earliest.',
    examples: ['2026-12-01'],
  }),
  endsOn: givenDay.nullish().meta({ description: 'No document after it.', examples: [null] }),
  times: z
    .int()
    .min(1)
    .max(600)
    .nullish()
    .meta({ description: 'How many documents; this or `endsOn`.', examples: [null] }),
  dueDays: z
    .int()
    .min(0)
    .max(365)
    .default(14)
    .meta({ examples: [14] }),
  mode: mode.default('ISSUE_AND_SEND'),
  chargesCard: z
    .boolean()
    .default(false)
    .meta({
      description:
        'Charges the card that the customer lets stay, and offers to let one stay. With `customerId` only.',
      examples: [false],
    }),
  cardMax: positiveAmount
    .nullish()
    .meta({ description: 'The most a month; the total of one document by default.', examples: [null] }),
};

/** What active schedules of a merchant make, and what waits. */
export const scheduleSummary = z.object({
  active: integer.meta({ examples: [12] }),
  waiting: integer.meta({ description: 'Periods that wait for a person.', examples: [1] }),
  upcoming: z
    .array(
      z.object({
        currency,
        documents: integer.meta({ examples: [12] }),
        total: money.meta({ examples: [1440] }),
        perMonth: money.meta({
          description: 'What active schedules make on average a month, rounded half up.',
          examples: [1440],
        }),
      }),
    )
    .meta({ description: 'The next thirty days, today included, by currency.' }),
});

const filters = {
  search: search.optional(),
  state: z.enum(scheduleStates).optional(),
  customerId: id.optional(),
  waits: z
    .enum(['true'])
    .optional()
    .meta({ description: 'Only schedules with periods that wait for a person.' }),
};
/** WAITING: failed ones first, then by the next day. */
const sortFields = ['waiting', 'nextOn', 'total', 'id'] as const;
const writers = { access: ['MERCHANT'], right: 'WRITE_DOCUMENTS', scope: 'schedules:write' } as const;

export const listOwnSchedules = endpoint({
  method: 'GET',
  path: '/schedules/me',
  access: ['MERCHANT'],
  right: 'EXPORT',
  scope: 'schedules:read',
  summary: 'The schedules of the caller’s merchant; what waits for a person first.',
  query: listQuery(sortFields, filters),
  response: listOf(summary),
});

export const listSchedules = endpoint({
  method: 'GET',
  path: '/schedules',
  access: ['ADMIN', 'SUPPORT'],
  summary: 'The schedules of all merchants; what waits for a person first.',
  query: listQuery(sortFields, { ...filters, merchantId: merchantId.optional() }),
  response: listOf(summary),
});

export const summariseSchedules = endpoint({
  method: 'GET',
  path: '/schedules/me/summary',
  access: ['MERCHANT'],
  right: 'EXPORT',
  scope: 'schedules:read',
  summary: 'How many schedules are active, what waits, and what comes in the next thirty days by currency.',
  response: scheduleSummary,
});

export const getSchedule = endpoint({
  method: 'GET',
  path: '/schedules/:id',
  access: ['MERCHANT', 'ADMIN', 'SUPPORT'],
  right: 'EXPORT',
  scope: 'schedules:read',
  summary: 'One schedule with its content and periods.',
  params: idParams,
  response: schedule,
});

export const createSchedule = endpoint({
  ...writers,
  method: 'POST',
  path: '/schedules/me',
  status: 201,
  bodyKilobytes: 200,
  refuses: [403],
  summary:
    'Repeats an invoice: every month, quarter or year, on a day. Texts of lines may have {{месец}}, {{година}} and {{период}}, or {{month}}, {{year}} and {{period}}.',
  body: z.object(terms),
  response: schedule,
});

export const changeSchedule = endpoint({
  ...writers,
  method: 'PUT',
  path: '/schedules/:id',
  bodyKilobytes: 200,
  refuses: [403, 409],
  summary:
    'Changes the documents from now on; those that were issued stay. 409 when `version` is not the stored one.',
  params: idParams,
  body: z.object({ ...terms, version: recordVersion }),
  response: schedule,
});

const moves = { ...writers, method: 'POST', params: idParams, refuses: [403, 409] } as const;

export const pauseSchedule = endpoint({
  ...moves,
  path: '/schedules/:id/pause',
  summary: 'Stops a schedule until it is resumed.',
  response: schedule,
});

export const resumeSchedule = endpoint({
  ...moves,
  path: '/schedules/:id/resume',
  summary:
    'Goes on with the next day. Periods that passed meanwhile are listed as MISSED, and none is sent by itself.',
  response: schedule,
});

export const endSchedule = endpoint({
  ...moves,
  path: '/schedules/:id/end',
  summary: 'Ends a schedule for good. Its documents and periods stay.',
  response: schedule,
});

export const runSchedule = endpoint({
  ...moves,
  path: '/schedules/:id/run',
  summary: 'Makes the next document today instead of on its day. The period is then done.',
  response: schedule,
});

export const getScheduleRun = endpoint({
  method: 'GET',
  path: '/schedule-runs/:id',
  access: ['MERCHANT', 'ADMIN', 'SUPPORT'],
  right: 'EXPORT',
  scope: 'schedules:read',
  summary: 'One period of a schedule.',
  params: idParams,
  response: run,
});

export const runSchedules = endpoint({
  method: 'POST',
  path: '/schedules/run',
  access: ['ADMIN'],
  keyUse: 'SAME',
  summary: 'Does what the job of each hour does: makes the documents of all schedules that are due.',
  body: z.object({
    isDryRun: z
      .boolean()
      .default(false)
      .meta({ examples: [true] }),
    isNow: z
      .boolean()
      .default(false)
      .meta({ description: 'Also before 08:00 in Sofia.', examples: [false] }),
  }),
  response: z.object({
    isDryRun: z.boolean(),
    schedules: z.array(
      z.object({
        scheduleId: id,
        merchantId,
        customerName: z.string().meta({ examples: ['Тест ЕООД'] }),
        period: date.nullable().meta({ examples: ['2026-12-01'] }),
        missed: z.array(date).meta({ examples: [[]] }),
        outcome: z.enum(['DOCUMENT', 'PROPOSAL', 'REFUSED', 'MISSED', 'ERROR']),
      }),
    ),
  }),
});

export const issueRun = endpoint({
  ...moves,
  path: '/schedule-runs/:id/issue',
  summary:
    'Issues and sends the document of a period that is PROPOSED, FAILED or MISSED, with the day of today.',
  response: schedule,
});

export const skipRun = endpoint({
  ...moves,
  path: '/schedule-runs/:id/skip',
  summary: 'Leaves a period out that is PROPOSED, FAILED or MISSED.',
  response: schedule,
});
