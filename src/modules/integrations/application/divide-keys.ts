import type { Clock } from '#kernel/clock.ts';
import type { PlanLimits } from '#modules/merchants/index.ts';
import type { ApiKey } from '../domain/api-key.ts';
import { beyondPlan } from '../domain/beyond-plan.ts';
import type { ApiKeys } from '../ports/api-keys.ts';

export type DivideKeysDeps = Readonly<{ clock: Clock; keys: ApiKeys; planLimits: PlanLimits }>;

/** A key that is being replaced follows the one that replaces it. */
const isBeyond = (key: ApiKey, of: ReadonlyMap<string, ApiKey>, beyond: ReadonlySet<string>): boolean => {
  const { id, replacedBy } = key.toRecord();
  const next = replacedBy === null ? undefined : of.get(replacedBy);
  return next === undefined ? beyond.has(id) : isBeyond(next, of, beyond);
};

/** Stores which live keys are beyond the plan, in a transaction that has locked the merchant, after its plan has changed. */
export const divideKeys = async (deps: DivideKeysDeps, merchantId: number): Promise<void> => {
  const { clock, keys, planLimits } = deps;
  const now = clock.now();
  const live = (await keys.lockOfMerchant(merchantId)).filter((key) => key.endingAt(now) === null);
  const counted = live.filter((key) => key.toRecord().replacedBy === null).map((key) => key.toRecord());
  const beyond = beyondPlan(counted, await planLimits.mostOf(merchantId, 'apiKeys'));
  const byId = new Map(live.map((key) => [key.id, key]));
  for (const key of live) if (key.setBeyondPlan(isBeyond(key, byId, beyond))) await keys.save(key);
};

/** The same after a key has ended: its place may be free. Keys of which none is beyond the plan stay so. */
export const keepKeysDivided = async (deps: DivideKeysDeps, merchantId: number): Promise<void> => {
  const all = await deps.keys.lockOfMerchant(merchantId);
  if (all.some((key) => key.toRecord().isBeyondPlan)) await divideKeys(deps, merchantId);
};
