import type { Clock } from '#kernel/clock.ts';
import { refusalBeyond } from '#kernel/plan-failures.ts';
import type { PlanLimits } from '#modules/merchants/index.ts';
import { beyondPlan } from '../domain/beyond-plan.ts';
import type { WebhookEndpoint } from '../domain/webhook-endpoint.ts';
import type { WebhookEndpoints } from '../ports/webhook-endpoints.ts';

export type DivideEndpointsDeps = Readonly<{
  clock: Clock;
  endpoints: WebhookEndpoints;
  planLimits: PlanLimits;
}>;

/**
 * Stores which endpoints are beyond the plan, in a transaction that has locked the merchant, after its plan has changed.
 * One beyond it rests: what waits stays, nothing new is made. One that is within again gets every event from now on.
 */
export const divideEndpoints = async (deps: DivideEndpointsDeps, merchantId: number): Promise<void> => {
  const { clock, endpoints, planLimits } = deps;
  const all = await endpoints.lockOfMerchant(merchantId);
  const beyond = beyondPlan(all, await planLimits.mostOf(merchantId, 'webhookEndpoints'));
  for (const endpoint of all) {
    const isBeyondPlan = beyond.has(endpoint.id);
    if (isBeyondPlan === endpoint.isBeyondPlan) continue;
    const receivesSince = isBeyondPlan ? endpoint.receivesSince : clock.now();
    await endpoints.save({ ...endpoint, isBeyondPlan, receivesSince });
  }
};

/** The same after an endpoint was deleted: its place may be free. Endpoints of which none is beyond the plan stay so. */
export const keepEndpointsDivided = async (deps: DivideEndpointsDeps, merchantId: number): Promise<void> => {
  const all = await deps.endpoints.lockOfMerchant(merchantId);
  if (all.some(({ isBeyondPlan }) => isBeyondPlan)) await divideEndpoints(deps, merchantId);
};

/** Nothing is sent to an endpoint beyond the plan. @throws NotInPlan */
export const mustNotRest = async (
  { planLimits }: Pick<DivideEndpointsDeps, 'planLimits'>,
  { merchantId, isBeyondPlan }: WebhookEndpoint,
): Promise<void> => {
  if (!isBeyondPlan) return;
  throw refusalBeyond('webhookEndpoints', await planLimits.mostOf(merchantId, 'webhookEndpoints'));
};
