import { isAdmin, mustHaveRole, type Actor } from '#kernel/actor.ts';
import { mustHold, mustHoldAsMember } from '#kernel/merchant-rights.ts';
import type { Visibility } from '#kernel/visibility.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';

type Deps = Readonly<{ merchants: Pick<MerchantDirectory, 'visibleTo'> }>;

/**
 * The merchants whose cards the actor may read: a member with EXPORT its own, ADMIN and SUPPORT all.
 * @throws SignInNeeded, SecondFactorRequired, NotAllowed, ScopeMissing
 */
export const readableMandates = async ({ merchants }: Deps, actor: Actor): Promise<Visibility> => {
  if ((actor.kind === 'operator' || actor.kind === 'system') && actor.actsFor !== undefined)
    return [actor.actsFor];
  mustHaveRole(actor, 'MERCHANT', 'ADMIN', 'SUPPORT');
  mustHoldAsMember(actor, 'EXPORT', 'schedules:read');
  return merchants.visibleTo(actor);
};

/**
 * Whose cards the actor may stop: an ADMIN those of all, a member who writes documents its own, also of a merchant that is
 * suspended: nothing is charged by it.
 * @throws SignInNeeded, SecondFactorRequired, NotAllowed, ScopeMissing
 */
export const stoppableMandates = (actor: Actor): Visibility => {
  const actsForNone = actor.kind !== 'operator' || actor.actsFor === undefined;
  return isAdmin(actor) && actsForNone ? 'all' : [mustHold(actor, 'WRITE_DOCUMENTS', 'schedules:write')];
};
