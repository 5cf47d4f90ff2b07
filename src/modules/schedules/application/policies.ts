import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import { mustHold, mustHoldAsMember } from '#kernel/merchant-rights.ts';
import { mustHaveFeature } from '#kernel/plan-failures.ts';
import { planInForce } from '#kernel/plans.ts';
import type { Visibility } from '#kernel/visibility.ts';
import { actingMerchantOf } from '#modules/invoices/index.ts';
import { mustNotBeSuspended, type MerchantDirectory, type MerchantRecord } from '#modules/merchants/index.ts';

type Deps = Readonly<{ merchants: MerchantDirectory }>;
type Config = Readonly<{ operatorMerchantId: number | null }>;

/**
 * The merchants whose schedules the actor may read: a member with EXPORT its own, staff by its visibility, and the
 * merchant that an operator acts for.
 * @throws SignInNeeded, SecondFactorRequired, NotAllowed, ScopeMissing
 */
export const readableSchedules = async ({ merchants }: Deps, actor: Actor): Promise<Visibility> => {
  if ((actor.kind === 'operator' || actor.kind === 'system') && actor.actsFor !== undefined)
    return [actor.actsFor];
  mustHaveRole(actor, 'MERCHANT', 'ADMIN', 'SUPPORT');
  mustHoldAsMember(actor, 'EXPORT', 'schedules:read');
  return merchants.visibleTo(actor);
};

/**
 * The merchant for which the actor writes; it is ACTIVE or PENDING.
 * @throws SignInNeeded, SecondFactorRequired, NotAllowed, ScopeMissing, MerchantSuspended, MerchantMayNotAct
 */
export const writingMerchant = async ({ merchants }: Deps, actor: Actor): Promise<MerchantRecord> => {
  mustHold(actor, 'WRITE_DOCUMENTS', 'schedules:write');
  await mustNotBeSuspended(actor, merchants);
  return actingMerchantOf(actor, 'WRITE_DOCUMENTS', merchants, 'schedules:write');
};

/** As `writingMerchant`, and its plan has schedules. @throws NotInPlan too */
export const schedulingMerchant = async (
  deps: Deps & Readonly<{ config: Config }>,
  actor: Actor,
): Promise<MerchantRecord> => {
  const merchant = await writingMerchant(deps, actor);
  mustHaveFeature(planInForce(merchant, deps.config), 'schedules');
  return merchant;
};
