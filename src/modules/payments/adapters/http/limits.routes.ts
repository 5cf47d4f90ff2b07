import * as contract from '#contract/payments/merchant-limits.ts';
import type { Money } from '#kernel/money.ts';
import { serve, type Route } from '#platform/http/route.ts';
import type { SetMerchantLimits } from '../../application/set-merchant-limits.ts';
import { getMerchantLimits, getOwnLimits, type LimitsView } from '../postgres/get-merchant-limits.ts';

type Deps = Parameters<typeof getOwnLimits>[0] & Readonly<{ setMerchantLimits: SetMerchantLimits }>;

const decimal = (money: Money<'EUR'> | null | undefined): number | null => money?.toDecimal() ?? null;

/** What is left of the limit of a day, never below zero. */
const leftOf = ({ limits, used }: LimitsView): number | null => {
  const day = limits?.day ?? null;
  return day === null ? null : Math.max(0, day.minus(used).toDecimal());
};

export const presentLimits = (view: LimitsView): contract.MerchantLimits => ({
  isLimited: view.limits !== null,
  until: view.limits?.until ?? null,
  dayLimit: decimal(view.limits?.day),
  paymentLimit: decimal(view.limits?.payment),
  usedToday: view.used.toDecimal(),
  leftToday: leftOf(view),
  reachedAt: view.reachedAt,
  isOwn: view.isOwn,
});

const presentForStaff = (view: LimitsView) => ({ ...presentLimits(view), reason: view.reason });

/** Limits of new merchants. */
export const limitRoutes = (deps: Deps): Route[] => [
  serve(contract.getOwnLimits, async ({ caller: { actor } }) =>
    presentLimits(await getOwnLimits(deps, actor)),
  ),
  serve(contract.getMerchantLimits, async ({ params: { id }, caller: { actor } }) =>
    presentForStaff(await getMerchantLimits(deps, actor, id)),
  ),
  serve(
    contract.setMerchantLimits,
    async ({ params: { id: merchantId }, body, caller: { actor } }) => {
      await deps.setMerchantLimits.execute({ ...body, actor, merchantId });
      return presentForStaff(await getMerchantLimits(deps, actor, merchantId));
    },
    { find: ({ params, caller: { actor } }) => getMerchantLimits(deps, actor, params.id) },
  ),
];
