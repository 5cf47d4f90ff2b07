import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import { NotAllowed } from '#kernel/failure.ts';
import { mustHold, mustHoldAsMember } from '#kernel/merchant-rights.ts';
import { maySee, type Visibility } from '#kernel/visibility.ts';
import { MerchantNotFound, mustNotBeSuspended, type MerchantDirectory } from '#modules/merchants/index.ts';

type Deps = Readonly<{ merchants: MerchantDirectory }>;

/**
 * The merchants whose bank accounts the actor may read: a member with EXPORT its own, the back office by its visibility,
 * and the merchant that an operator acts for.
 * @throws SignInNeeded, SecondFactorRequired, NotAllowed, ScopeMissing
 */
export const readableBanks = async ({ merchants }: Deps, actor: Actor): Promise<Visibility> => {
  if ((actor.kind === 'operator' || actor.kind === 'system') && actor.actsFor !== undefined)
    return [actor.actsFor];
  mustHaveRole(actor, 'MERCHANT', 'ADMIN', 'SUPPORT', 'ACCOUNTANT');
  mustHoldAsMember(actor, 'EXPORT', 'bank:read');
  return merchants.visibleTo(actor);
};

/**
 * The merchants for which the actor may import and match: the own one, or those that an accountant is assigned to. Staff
 * only reads.
 * @throws SignInNeeded, SecondFactorRequired, NotAllowed, ScopeMissing, MerchantSuspended
 */
export const writableBanks = async ({ merchants }: Deps, actor: Actor): Promise<readonly number[]> => {
  if (actor.kind === 'user' && actor.role === 'ACCOUNTANT') {
    mustHaveRole(actor, 'ACCOUNTANT');
    const visible = await merchants.visibleTo(actor);
    if (visible === 'all') throw new NotAllowed();
    return visible;
  }
  const merchantId = mustHold(actor, 'WRITE_DOCUMENTS', 'bank:write');
  await mustNotBeSuspended(actor, merchants);
  return [merchantId];
};

/**
 * The merchant that the actor writes for: the one it names, else the only one.
 * @returns null for an accountant who names none
 * @throws SignInNeeded, SecondFactorRequired, NotAllowed, ScopeMissing, MerchantSuspended; MerchantNotFound for one that is
 *   not the actor's
 */
export const writtenMerchantOf = async (
  deps: Deps,
  actor: Actor,
  named: number | undefined,
): Promise<number | null> => {
  const writable = await writableBanks(deps, actor);
  if (named !== undefined && !maySee(writable, named)) throw new MerchantNotFound();
  const isAccountant = actor.kind === 'user' && actor.role === 'ACCOUNTANT';
  return named ?? (isAccountant ? null : writable[0]!);
};
