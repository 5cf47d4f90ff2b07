import { system } from '#kernel/actor.ts';
import { addDays, businessDateOf, type BusinessDate } from '#kernel/business-date.ts';
import { planPriceOn, trialDays } from '#kernel/plans.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { planAfter, planOn, planPeriodsOf, type PlanPeriod } from '../domain/plan-periods.ts';
import { bringPlan, type PlanDeps } from './enter-plans.ts';
import type { PlanMailContent } from './plan-mails.ts';
import { beyondPlan } from './plan-uses-of.ts';
import { merchantMail } from './send-merchant-mail.ts';

type Deps = PlanDeps & Readonly<{ work: UnitOfWork }>;

/** The merchant is mailed so many days before the last day of its trial, and within as many after it. */
export const trialMailDays = 3;

/** A trial that no other plan has ended sooner; null without one. */
const wholeTrial = (
  periods: readonly PlanPeriod[],
): Readonly<{ from: BusinessDate; until: BusinessDate }> | null => {
  const trial = periods.find(({ kind }) => kind === 'TRIAL');
  const until = trial && addDays(trial.from, trialDays - 1);
  return trial !== undefined && until === trial.until ? { from: trial.from, until } : null;
};

/** Begins what is due of one merchant, and mails the end of its trial; idempotent. */
export class BeginPlan {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws MerchantNotFound also for a closed one */
  async execute({ merchantId }: Readonly<{ merchantId: number }>): Promise<void> {
    const { merchants, work, audit, clock, jobs } = this.#deps;
    await work.transact(async () => {
      const { plan: before } = (await merchants.lock(merchantId)).toRecord();
      const today = businessDateOf(clock.now());
      const periods = planPeriodsOf(await merchants.plansOf(merchantId));
      const { plan, kind, from: day } = planOn(periods, today);
      if (plan !== before) {
        await bringPlan(this.#deps, merchantId, periods);
        const subject = { type: 'merchant', id: merchantId } as const;
        const data = { from: before, to: plan, day, kind };
        await audit.record({ actor: system('merchants'), action: 'merchant.plan-changed', subject, data });
      }
      const trial = wholeTrial(periods);
      const content = trial && (await this.#trialMail(merchantId, { periods, until: trial.until, today }));
      if (trial && content)
        await jobs.enqueue(merchantMail, { ...content, merchantId, fact: `trial-${trial.from}` });
    });
  }

  async #trialMail(
    merchantId: number,
    about: Readonly<{ periods: readonly PlanPeriod[]; until: BusinessDate; today: BusinessDate }>,
  ): Promise<PlanMailContent | null> {
    const { periods, until, today } = about;
    if (today < addDays(until, -trialMailDays) || today > addDays(until, trialMailDays)) return null;
    const next = planAfter(periods, until);
    if (next === null) return null;
    const { plan } = next;
    const priceMinor = next.kind === 'PAID' ? planPriceOn(plan, next.from) : 0;
    if (today <= until) return { kind: 'PLAN_TRIAL_ENDS', day: until, next: plan, priceMinor };
    const beyond = await beyondPlan(this.#deps.planUses, merchantId, plan);
    return { kind: 'PLAN_TRIAL_ENDED', plan, priceMinor, beyond };
  }
}
