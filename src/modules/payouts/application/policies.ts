import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { KeyScope } from '#kernel/key-scopes.ts';
import { mustHoldAsMember } from '#kernel/merchant-rights.ts';
import type { Visibility } from '#kernel/visibility.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';

type Deps = Readonly<{ merchants: Pick<MerchantDirectory, 'visibleTo'> }>;

/**
 * The merchants whose payouts the actor may read: a member with EXPORT its own, because a payout shows payments of the
 * whole business; the back office by its visibility.
 * @throws SignInNeeded, SecondFactorRequired, NotAllowed
 */
export const readablePayouts = async (
  { merchants }: Deps,
  actor: Actor,
  scope: KeyScope = 'payments:read',
): Promise<Visibility> => {
  mustHaveRole(actor, 'MERCHANT', 'ADMIN', 'SUPPORT', 'ACCOUNTANT');
  mustHoldAsMember(actor, 'EXPORT', scope);
  return merchants.visibleTo(actor);
};

/** As `readablePayouts`, of several merchants. @throws SignInNeeded, SecondFactorRequired, NotAllowed */
export const payoutsOfBackOffice = (deps: Deps, actor: Actor): Promise<Visibility> => {
  mustHaveRole(actor, 'ADMIN', 'SUPPORT', 'ACCOUNTANT');
  return readablePayouts(deps, actor);
};
