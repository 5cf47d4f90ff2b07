import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { date, id, integer, nullableText } from '../fields.ts';

/** The steps of a new merchant to its first payment, in their order. */
const firstSteps = [
  'CONFIRM_EMAIL',
  'ADD_TAX_ID',
  'GET_APPROVED',
  'OPEN_ACCOUNT',
  'CREATE_LINK',
  'SHARE_LINK',
  'TAKE_PAYMENT',
] as const;
export type FirstStep = (typeof firstSteps)[number];

/** What a running business has to do, the most urgent first. */
const dailySteps = [
  'ANSWER_DISPUTE',
  'ANSWER_FRAUD_WARNING',
  'REPEAT_REFUND',
  'ANSWER_BUYER',
  'ANSWER_QUESTION',
  'MATCH_TRANSFERS',
  'CHECK_PROMISES',
  'COLLECT_OVERDUE',
  'CLOSE_MONTH',
  'READ_REPORT',
] as const;
export type DailyStep = (typeof dailySteps)[number];

const step = z.object({
  kind: z.enum([...firstSteps, ...dailySteps]).meta({ examples: ['COLLECT_OVERDUE'] }),
  count: integer.meta({ description: 'How many records wait.', examples: [2] }),
  recordId: id.nullable().meta({
    description:
      'The record to begin with: a link, a payment, an invoice; of a dispute its payment. null: the step has none.',
    examples: [54],
  }),
  disputeId: id.nullable().meta({ description: 'Of ANSWER_DISPUTE.', examples: [null] }),
  deadline: date
    .nullable()
    .meta({ description: 'The last day in Sofia; null: none is set.', examples: ['2026-12-04'] }),
  month: nullableText.meta({ description: 'Of CLOSE_MONTH and READ_REPORT.', examples: ['2026-10'] }),
});
/** One thing that a member of a merchant can do now. */
export type NextStep = z.infer<typeof step>;

const progress = z.object({
  kind: z.enum(firstSteps),
  isDone: z.boolean(),
  isOptional: z.boolean().meta({ description: 'Not every merchant can take it; it is not counted.' }),
});
export type ProgressStep = z.infer<typeof progress>;

/** What to do now, what waits besides, and how far a new merchant is. */
export const guidance = z.object({
  now: step.nullable().meta({ description: 'null: nothing waits.' }),
  others: z.array(step).meta({ description: 'What waits besides, the most urgent first.' }),
  progress: z
    .array(progress)
    .nullable()
    .meta({ description: 'Until the first payment, for those who manage the merchant; null otherwise.' }),
  hasForeignDocuments: z.boolean().meta({
    description: 'Whether the merchant has documents of another installation or program.',
    examples: [false],
  }),
});

export const getNextStep = endpoint({
  method: 'GET',
  path: '/merchants/me/next-step',
  access: ['MERCHANT'],
  right: 'SEE',
  scope: 'none',
  summary:
    'What the caller should do now, by its rights: the steps to the first payment, then what waits, also an unconfirmed email and a missing EIK.',
  response: guidance,
});
/** The answer to `getNextStep`. */
export type Guidance = z.infer<typeof getNextStep.response>;
