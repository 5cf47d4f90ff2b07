import * as contract from '#contract/archives/leaving.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import { serve, type Route } from '#platform/http/route.ts';
import type { Leave } from '../../application/leave.ts';
import { keeperOf } from '../../application/policies.ts';
import { keptUntil, type Leaving } from '../../domain/leaving.ts';

type Deps = Readonly<{
  directory: MerchantDirectory;
  clock: Clock;
  leave: Leave;
  leavingOf(merchantId: number): Promise<Leaving>;
}>;

/** Calls of an owner who leaves with the business. */
export const leavingRoutes = (deps: Deps): Route[] => [
  serve(contract.getLeaving, async ({ caller: { actor } }) => {
    const { id } = await keeperOf(deps, actor, 'OWN');
    return { ...(await deps.leavingOf(id)), keptUntil: keptUntil(businessDateOf(deps.clock.now())) };
  }),
  serve(contract.leave, async ({ body, caller: { actor } }) => deps.leave.execute({ ...body, actor })),
];
