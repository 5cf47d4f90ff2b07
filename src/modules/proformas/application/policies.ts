import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import { mustHold, mustHoldAsMember } from '#kernel/merchant-rights.ts';
import type { Visibility } from '#kernel/visibility.ts';
import { mustNotBeSuspended, type MerchantDirectory, type MerchantRecord } from '#modules/merchants/index.ts';
import { actingMerchantOf } from '#modules/invoices/index.ts';

type Deps = Readonly<{ merchants: MerchantDirectory }>;

/**
 * The merchants whose proformas the actor may read: a member with EXPORT its own, staff by its visibility, and the
 * merchant that an operator acts for.
 * @throws SignInNeeded, SecondFactorRequired, NotAllowed, ScopeMissing
 */
export const readableProformas = async ({ merchants }: Deps, actor: Actor): Promise<Visibility> => {
  if ((actor.kind === 'operator' || actor.kind === 'system') && actor.actsFor !== undefined)
    return [actor.actsFor];
  mustHaveRole(actor, 'MERCHANT', 'ADMIN', 'SUPPORT');
  mustHoldAsMember(actor, 'EXPORT', 'proformas:read');
  return merchants.visibleTo(actor);
};

/**
 * The merchant for which the actor writes; it is ACTIVE or PENDING.
 * @throws SignInNeeded, SecondFactorRequired, NotAllowed, ScopeMissing, MerchantSuspended, MerchantMayNotAct
 */
export const writingMerchant = async ({ merchants }: Deps, actor: Actor): Promise<MerchantRecord> => {
  mustHold(actor, 'WRITE_DOCUMENTS', 'proformas:write');
  await mustNotBeSuspended(actor, merchants);
  return actingMerchantOf(actor, 'WRITE_DOCUMENTS', merchants, 'proformas:write');
};
