import * as contract from '#contract/billing/own-plan.ts';
import type { RateLimit, RateLimits } from '#kernel/rate-limits.ts';
import { Money } from '#kernel/money.ts';
import { nameOf } from '#kernel/actor.ts';
import { useCase } from '#platform/define-module.ts';
import { serve, type Route } from '#platform/http/route.ts';
import type { ChoosePlan, PlanPreviewed } from '../../application/choose-plan.ts';
import { ReadOwnPlan } from '../../application/read-own-plan.ts';
import type { PlanPeriod } from '../../domain/plan-periods.ts';
import { listPlanPeriods, type PlanReads } from '../postgres/list-plan-periods.ts';
import { presentPlan } from './present-plan.ts';

type Deps = PlanReads &
  Readonly<{ limits: RateLimits; choosePlan: ChoosePlan }> &
  ConstructorParameters<typeof ReadOwnPlan>[0];

/** Each choice is stored for good and mailed. */
const planChoices: RateLimit = { name: 'plan', times: 20, seconds: 3_600 };

const euro = (minor: number): number => Money.ofMinor(minor, 'EUR').toDecimal();

const presentPreview = (previewed: PlanPreviewed): contract.PlanPreview => {
  const { priceMinor, priceNowMinor, gains, loses, readOnly, ...about } = previewed;
  return {
    ...about,
    price: euro(priceMinor),
    priceNow: euro(priceNowMinor),
    gains: [...gains],
    loses: [...loses],
    readOnly: [...readOnly],
  };
};

const presentPeriod = ({ plan, kind, from, until, chosenBy, reason }: PlanPeriod): contract.PlanPeriod => ({
  plan,
  kind,
  from,
  until,
  chosenBy,
  reason,
});

/** Routes of plans: the caller's own, and those of a merchant for staff. */
export const planRoutes = (deps: Deps): Route[] => {
  const { choosePlan } = deps;
  const readOwnPlan = useCase(ReadOwnPlan, deps);
  return [
    serve(contract.getOwnPlan, async ({ caller: { actor } }) =>
      presentPlan(await readOwnPlan.execute({ actor })),
    ),
    serve(contract.previewPlan, async ({ body, caller: { actor } }) =>
      presentPreview(await choosePlan.preview({ ...body, actor })),
    ),
    serve(contract.choosePlan, async ({ body, caller: { actor } }) => {
      await deps.limits.take(planChoices, nameOf(actor));
      await choosePlan.execute({ ...body, actor });
      return presentPlan(await readOwnPlan.execute({ actor }));
    }),
    serve(contract.listPlanPeriods, async ({ params: { id }, caller: { actor } }) => {
      const { state, periods } = await listPlanPeriods(deps, actor, id);
      return { state, periods: periods.map(presentPeriod) };
    }),
  ];
};
