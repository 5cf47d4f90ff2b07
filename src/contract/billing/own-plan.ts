import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { date, idParams, integer, money, nullableText } from '../fields.ts';
import { planLimitNames, planLimits, plans, type PlanFeature } from '../merchants/plans.ts';

/** TRIAL: without a price until its last day. DUE: a bill is unpaid after its due day. */
const planStates = ['TRIAL', 'ACTIVE', 'DUE'] as const;
export type PlanState = (typeof planStates)[number];

const plan = z.enum(plans).meta({ examples: ['GROWTH'] });
const euro = (description: string, example: number) =>
  money.meta({ description: `${description}, in EUR.`, examples: [example] });

/** How much of a limit is used, and how much the plan allows. */
const planUse = z.object({
  limit: z.enum(planLimitNames).meta({ examples: ['members'] }),
  used: integer.meta({ description: 'How many the merchant has.', examples: [2] }),
  most: integer.meta({ description: 'How many the plan allows.', examples: [planLimits.GROWTH.members] }),
});
const ownPlan = z.object({
  plan,
  state: z.enum(planStates).meta({ examples: ['ACTIVE'] }),
  isOffered: z.boolean().meta({
    description: 'Whether plans can be chosen here: the installation has an operator that bills them.',
    examples: [true],
  }),
  price: euro('The price of a month, with VAT; 0 for a plan that is not billed', 25.05),
  since: date.meta({ description: 'The first day of the plan, in Sofia.', examples: ['2026-11-01'] }),
  until: date.nullable().meta({
    description: 'Its last day, when another plan follows or a trial ends; null: no end is set.',
    examples: [null],
  }),
  next: z
    .object({ plan, from: date.meta({ examples: ['2026-12-01'] }) })
    .nullable()
    .meta({ description: 'The plan that follows.' }),
  mayTry: z.boolean().meta({ description: 'Whether a trial of GROWTH can begin.', examples: [false] }),
  uses: z.array(planUse),
  nextBill: z
    .object({
      on: date.meta({ description: 'The day of issue.', examples: ['2026-12-01'] }),
      fees: euro('Fees of Plateno until now', 12.4),
      plan: euro('The plan, for the whole month as it stands', 25.05),
      total: euro('Both', 37.45),
    })
    .nullable()
    .meta({ description: 'What the next bill holds until now; null: nothing is billed here.' }),
  unpaid: z
    .object({
      bills: integer.meta({ examples: [1] }),
      total: euro('What is open of them', 25.05),
      endsOn: date.nullable().meta({
        description:
          'The day on which the plan becomes STARTER unless they are paid; null: no bill is due, or it is STARTER.',
        examples: ['2026-11-22'],
      }),
    })
    .nullable()
    .meta({ description: 'Bills with an open sum; null: none.' }),
});
/** The plan of the caller's merchant, what it uses and what it costs. */
export type OwnPlan = z.infer<typeof ownPlan>;

const planPreview = z.object({
  plan,
  from: date.meta({ description: 'The first day of the plan, in Sofia.', examples: ['2026-11-16'] }),
  price: euro('The price of a month, with VAT', 25.05),
  daysLeft: integer.meta({
    description: 'Days of the running month that are charged; 0: none.',
    examples: [15],
  }),
  priceNow: euro('For these days, on the next bill', 12.53),
  gains: z.array(z.string().meta({ examples: ['reminders' satisfies PlanFeature] })),
  loses: z.array(z.string().meta({ examples: ['reminders' satisfies PlanFeature] })),
  readOnly: z
    .array(planUse)
    .meta({ description: 'Limits that are exceeded: what is beyond them can be read, and stays.' }),
  isTrial: z.boolean().meta({ examples: [false] }),
  endsTrial: z.boolean().meta({
    description: 'A larger plan begins at once and ends the trial of today.',
    examples: [false],
  }),
});
/** What a plan would change. */
export type PlanPreview = z.infer<typeof planPreview>;

const wanted = {
  plan,
  trial: z
    .boolean()
    .default(false)
    .meta({
      description: 'GROWTH without a price for 30 days, once.',
      examples: [false],
    }),
};
const ofMerchant = { access: ['MERCHANT'], scope: 'none' } as const;

export const getOwnPlan = endpoint({
  ...ofMerchant,
  scope: 'bills:read',
  method: 'GET',
  path: '/merchants/me/plan',
  right: 'EXPORT',
  summary: 'The caller’s plan: state, price, limits, the next bill and what is unpaid.',
  response: ownPlan,
});

export const previewPlan = endpoint({
  ...ofMerchant,
  method: 'POST',
  path: '/merchants/me/plan/preview',
  right: 'MANAGE_MERCHANT',
  keyUse: 'READS',
  summary: 'What a plan would change and cost; nothing is stored.',
  refuses: [409],
  body: z.object(wanted),
  response: planPreview,
});

export const choosePlan = endpoint({
  ...ofMerchant,
  method: 'POST',
  path: '/merchants/me/plan',
  right: 'MANAGE_MERCHANT',
  summary:
    'Chooses a plan. A larger one begins at once and is charged by the days left; a smaller one begins with the next month. Choosing the plan that stands takes back one that follows.',
  refuses: [409],
  body: z.object(wanted),
  response: ownPlan,
});

const planPeriod = z.object({
  plan,
  kind: z.enum(['TRIAL', 'PAID', 'GIVEN']).meta({
    description: 'TRIAL and GIVEN are not billed.',
    examples: ['PAID'],
  }),
  from: date.meta({ examples: ['2026-11-01'] }),
  until: date.nullable().meta({ description: 'The last day; null: no end is set.', examples: [null] }),
  chosenBy: z.string().meta({ examples: ['user:5'] }),
  reason: nullableText.meta({ examples: ['По молба на търговеца'] }),
});
/** A period of a merchant's plan. */
export type PlanPeriod = z.infer<typeof planPeriod>;

export const listPlanPeriods = endpoint({
  method: 'GET',
  path: '/merchants/:id/plans',
  access: ['ADMIN', 'SUPPORT'],
  summary: 'The plans of a merchant with their days, the newest first, at most 100.',
  params: idParams,
  response: z.object({ state: z.enum(planStates), periods: z.array(planPeriod) }),
});
