import type { Actor } from '#kernel/actor.ts';
import { businessDateOf, type BusinessDate } from '#kernel/business-date.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import { monthOf } from '#kernel/month.ts';
import {
  isLargerPlan,
  planHas,
  planFeatures,
  planPriceOn,
  plans,
  trialPlan,
  type Plan,
  type PlanFeature,
} from '#kernel/plans.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { mayTry, stepsOf, type PlanChoice } from '../domain/plan-choice.ts';
import { BillIsDue, TrialNotPossible } from '../domain/plan-failures.ts';
import { planOn, planPeriodsOf, type PlanPeriod, type PlanStep } from '../domain/plan-periods.ts';
import { pricedDaysOf, sumOf } from '../domain/plan-price.ts';
import type { BillsOfMerchants } from '../ports/bills-of-merchants.ts';
import { enterPlans, type PlanDeps } from './enter-plans.ts';
import { mustBeOffered, type Operator } from './offered-plans.ts';
import type { LimitUse } from './plan-mails.ts';
import { beyondPlan } from './plan-uses-of.ts';

type Command = PlanChoice & Readonly<{ actor: Actor }>;
type Deps = PlanDeps & Readonly<{ work: UnitOfWork; bills: BillsOfMerchants; config: Operator }>;

/** What a choice would change; amounts in cents of a euro. */
export type PlanPreviewed = Readonly<{
  plan: Plan;
  from: BusinessDate;
  priceMinor: number;
  daysLeft: number;
  priceNowMinor: number;
  gains: readonly PlanFeature[];
  loses: readonly PlanFeature[];
  readOnly: readonly LimitUse[];
  isTrial: boolean;
  endsTrial: boolean;
}>;

type Decided = Readonly<{ merchantId: number; periods: readonly PlanPeriod[]; steps: readonly PlanStep[] }>;

/** The features of one plan that the other lacks. */
const featuresBeyond = (plan: Plan, other: Plan): PlanFeature[] =>
  plans
    .flatMap((one): readonly PlanFeature[] => planFeatures[one])
    .filter((feature) => planHas(plan, feature) && !planHas(other, feature));

/**
 * Chooses a plan for the caller's merchant, and says before what it would change.
 * @throws SignInNeeded, NotAllowed, NotForKeys, PlansNotOffered, OperatorsPlan, MerchantSuspended, TrialNotPossible,
 *   BillIsDue, InvalidFields for a trial of another plan
 */
export class ChoosePlan {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** A choice that changes nothing leaves no trace. */
  async execute(command: Command): Promise<void> {
    await this.#deps.work.transact(async () => {
      const { merchantId, periods, steps } = await this.#decide(command);
      const [first, ...later] = steps;
      if (first === undefined) return;
      const entered = { actor: command.actor, merchantId, periods, reason: null } as const;
      await enterPlans(this.#deps, { ...entered, steps: [first, ...later] });
    });
  }

  async preview(command: Command): Promise<PlanPreviewed> {
    const { work, planUses, clock } = this.#deps;
    const { plan } = command;
    const today = businessDateOf(clock.now());
    // Only the lock is given back.
    const { merchantId, periods, steps } = await work.transact(() => this.#decide(command));
    const current = planOn(periods, today);
    const [first] = steps;
    const from = first?.validFrom ?? current.from;
    const charged = first === undefined ? [] : [{ plan, kind: first.kind, from, until: null }];
    const priced = pricedDaysOf(charged, monthOf(today));
    return {
      plan,
      from,
      priceMinor: (first ?? current).kind === 'PAID' ? planPriceOn(plan, from > today ? from : today) : 0,
      daysLeft: priced.reduce((days, one) => days + one.days, 0),
      priceNowMinor: sumOf(priced),
      gains: featuresBeyond(plan, current.plan),
      loses: featuresBeyond(current.plan, plan),
      readOnly: await beyondPlan(planUses, merchantId, plan),
      isTrial: first?.kind === 'TRIAL',
      endsTrial: current.kind === 'TRIAL' && from === today && first !== undefined,
    };
  }

  /** Locks the merchant: a choice, a change by an administrator and a plan that begins wait for each other. */
  async #decide({ actor, plan, trial }: Command): Promise<Decided> {
    const { merchants, clock, config } = this.#deps;
    const merchantId = mustHold(actor, 'MANAGE_MERCHANT');
    const merchant = await merchants.lock(merchantId);
    merchant.mustNotBeSuspended();
    mustBeOffered(config, merchantId);
    if (trial && plan !== trialPlan) throw new InvalidFields([{ field: 'trial', code: 'fields.plan-trial' }]);
    const today = businessDateOf(clock.now());
    const recorded = await merchants.plansOf(merchantId);
    const periods = planPeriodsOf(recorded);
    const hasTried = recorded.some(({ kind }) => kind === 'TRIAL');
    if (trial && !mayTry(periods, { today, hasTried })) throw new TrialNotPossible();
    const steps = stepsOf(periods, { plan, trial }, today);
    await this.#mustNotBeDue(merchantId, { periods, steps, today });
    return { merchantId, periods, steps };
  }

  /** What an unpaid bill has ended would begin again. @throws BillIsDue */
  async #mustNotBeDue(
    merchantId: number,
    { periods, steps, today }: Omit<Decided, 'merchantId'> & Readonly<{ today: BusinessDate }>,
  ): Promise<void> {
    const current = planOn(periods, today);
    const isLarger = steps.some(({ plan }) => isLargerPlan(plan, current.plan));
    if (!isLarger) return;
    if ((await this.#deps.bills.unpaid(merchantId))?.isDue === true) throw new BillIsDue();
  }
}
