import { nameOf, type Actor } from '#kernel/actor.ts';
import { addDays, businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Events } from '#kernel/events.ts';
import type { Jobs } from '#kernel/jobs.ts';
import { isLargerPlan, planPriceOn, trialDays } from '#kernel/plans.ts';
import type { MerchantAuditLog } from '../domain/audit-actions.ts';
import type { MerchantDetails } from '../domain/merchant.ts';
import { PlanChanged } from '../domain/plan-changed.ts';
import { planOn, withSteps, type PlanPeriod, type PlanStep } from '../domain/plan-periods.ts';
import type { Merchants } from '../ports/merchants.ts';
import type { PlanUses } from '../ports/plan-uses.ts';
import type { PlanMailContent } from './plan-mails.ts';
import { beyondPlan } from './plan-uses-of.ts';
import { merchantMail } from './send-merchant-mail.ts';

export type PlanDeps = Readonly<{
  merchants: Merchants;
  planUses: Pick<PlanUses, 'used'>;
  audit: MerchantAuditLog;
  clock: Clock;
  events: Events;
  jobs: Jobs;
}>;

/** What is recorded of a merchant whose row is locked: at least one step, each on a day that has not passed. */
type Entered = Readonly<{
  actor: Actor;
  merchantId: number;
  periods: readonly PlanPeriod[];
  steps: readonly [PlanStep, ...PlanStep[]];
  reason: string | null;
}>;

/**
 * Saves the plan of today as the fast answer, and publishes a change of it; the plan is in the history already. Call it in
 * the transaction that locks the merchant.
 */
export const bringPlan = async (
  { merchants, clock, events }: Pick<PlanDeps, 'merchants' | 'clock' | 'events'>,
  merchantId: number,
  periods: readonly PlanPeriod[],
): Promise<MerchantDetails> => {
  const at = clock.now();
  const to = planOn(periods, businessDateOf(at)).plan;
  const { before, after } = await merchants.change(merchantId, (merchant) => merchant.changePlan(to, at));
  if (before.plan !== to) await events.publish(PlanChanged, { merchantId, from: before.plan, to });
  return after;
};

/** The mail about a step; `beyond` only of a smaller plan. */
const changedMail = async (
  { planUses, clock }: Pick<PlanDeps, 'planUses' | 'clock'>,
  { merchantId, periods, steps: [{ plan, kind, validFrom }] }: Entered,
): Promise<PlanMailContent> => {
  const today = businessDateOf(clock.now());
  const isSmaller = isLargerPlan(planOn(periods, today).plan, plan);
  return {
    kind: 'PLAN_CHANGED',
    plan,
    day: validFrom > today ? validFrom : null,
    trialUntil: kind === 'TRIAL' ? addDays(validFrom, trialDays - 1) : null,
    priceMinor: kind === 'PAID' ? planPriceOn(plan, validFrom) : 0,
    isSmaller,
    beyond: isSmaller ? await beyondPlan(planUses, merchantId, plan) : [],
  };
};

/**
 * Records steps, with the plan of today as the fast answer; audits, publishes and mails it. Call it in the transaction that
 * locks the merchant, with its periods before.
 * @param content the mail; absent: that about the first step
 */
export const enterPlans = async (
  deps: PlanDeps,
  entered: Entered,
  content?: PlanMailContent,
): Promise<MerchantDetails> => {
  const { merchants, audit, clock, jobs } = deps;
  const { actor, merchantId, periods, steps, reason } = entered;
  const at = clock.now();
  const [{ plan: to, kind, validFrom: day }] = steps;
  const mail = content ?? (await changedMail(deps, entered));
  for (const step of steps) await merchants.enterPlan(merchantId, step, { by: nameOf(actor), at, reason });
  const after = await bringPlan(deps, merchantId, withSteps(periods, steps));
  await audit.record({
    actor,
    action: 'merchant.plan-changed',
    subject: { type: 'merchant', id: merchantId },
    data: {
      from: planOn(periods, businessDateOf(at)).plan,
      to,
      day,
      kind,
      ...(reason === null ? {} : { reason }),
    },
  });
  await jobs.enqueue(merchantMail, { ...mail, merchantId, fact: `plan-${at.getTime()}` });
  return after;
};
