import type { Actor } from '#kernel/actor.ts';
import { addDays, businessDateOf, type BusinessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import { Money } from '#kernel/money.ts';
import { daysOf, monthOf } from '#kernel/month.ts';
import { planInForce, planPriceOn, type Plan } from '#kernel/plans.ts';
import { mayTry } from '../domain/plan-choice.ts';
import { planAfter, planOn, planPeriodsOf, type PlanPeriod } from '../domain/plan-periods.ts';
import { pricedDaysOf, sumOf } from '../domain/plan-price.ts';
import type { BillsOfMerchants, UnpaidBills } from '../ports/bills-of-merchants.ts';
import type { Merchants } from '../ports/merchants.ts';
import type { PlanUses } from '../ports/plan-uses.ts';
import { isOffered, type Operator } from './offered-plans.ts';
import type { LimitUse } from './plan-mails.ts';
import { usesOf } from './plan-uses-of.ts';

type Euro = Money<'EUR'>;
/** TRIAL: without a price until its last day. DUE: a bill is unpaid after its due day. */
export type PlanState = 'TRIAL' | 'ACTIVE' | 'DUE';
type Deps = Readonly<{
  merchants: Pick<Merchants, 'plansOf'>;
  bills: BillsOfMerchants;
  planUses: Pick<PlanUses, 'used'>;
  config: Operator;
  clock: Clock;
}>;

/** The plan of a merchant; days in Sofia. */
export type OwnPlanView = Readonly<{
  plan: Plan;
  state: PlanState;
  isOffered: boolean;
  price: Euro;
  since: BusinessDate;
  until: BusinessDate | null;
  next: Readonly<{ plan: Plan; from: BusinessDate }> | null;
  mayTry: boolean;
  uses: readonly LimitUse[];
  nextBill: Readonly<{ on: BusinessDate; fees: Euro; plan: Euro; total: Euro }> | null;
  unpaid: Readonly<{ bills: number; total: Euro; endsOn: BusinessDate | null }> | null;
}>;

/** The state of a plan on a day. */
export const stateOf = ({ kind }: Pick<PlanPeriod, 'kind'>, unpaid: UnpaidBills | null): PlanState => {
  if (unpaid?.isDue === true) return 'DUE';
  return kind === 'TRIAL' ? 'TRIAL' : 'ACTIVE';
};

/** Reads the plan of the caller's merchant. @throws SignInNeeded, NotAllowed, ScopeMissing */
export class ReadOwnPlan {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor }: Readonly<{ actor: Actor }>): Promise<OwnPlanView> {
    const { merchants, bills, planUses, config, clock } = this.#deps;
    const merchantId = mustHold(actor, 'EXPORT', 'bills:read');
    const today = businessDateOf(clock.now());
    const recorded = await merchants.plansOf(merchantId);
    const periods = planPeriodsOf(recorded);
    const current = planOn(periods, today);
    const next = planAfter(periods, today);
    const offered = isOffered(config, merchantId);
    const unpaid = await bills.unpaid(merchantId);
    const hasTried = recorded.some(({ kind }) => kind === 'TRIAL');
    return {
      plan: current.plan,
      state: stateOf(current, unpaid),
      isOffered: offered,
      price: Money.ofMinor(current.kind === 'PAID' ? planPriceOn(current.plan, today) : 0, 'EUR'),
      since: current.from,
      until: current.until,
      next: next && { plan: next.plan, from: next.from },
      mayTry: offered && unpaid?.isDue !== true && mayTry(periods, { today, hasTried }),
      uses: await usesOf(planUses, merchantId, planInForce({ id: merchantId, plan: current.plan }, config)),
      nextBill: offered ? await this.#nextBill(merchantId, { periods, today }) : null,
      unpaid: unpaid && {
        bills: unpaid.bills,
        total: unpaid.total,
        endsOn: unpaid.endsOn,
      },
    };
  }

  async #nextBill(
    merchantId: number,
    { periods, today }: Readonly<{ periods: readonly PlanPeriod[]; today: BusinessDate }>,
  ): Promise<OwnPlanView['nextBill']> {
    const month = monthOf(today);
    const fees = await this.#deps.bills.feesUntilNow(merchantId);
    const plan = Money.ofMinor(sumOf(pricedDaysOf(periods, month)), 'EUR');
    return { on: addDays(daysOf(month).to, 1), fees, plan, total: fees.plus(plan) };
  }
}
