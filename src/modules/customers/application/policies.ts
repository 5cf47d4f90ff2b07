import type { Actor } from '#kernel/actor.ts';
import { mustHaveRole } from '#kernel/actor.ts';
import { mustHold, mustHoldAsMember } from '#kernel/merchant-rights.ts';
import type { Visibility } from '#kernel/visibility.ts';
import { mustNotBeSuspended, type MerchantDirectory } from '#modules/merchants/index.ts';

type Deps = Readonly<{ merchants: MerchantDirectory }>;

/** The caller's own merchant, or every merchant whose data the caller may see in the back office. */
export type Scope = 'OWN' | 'BACK_OFFICE';

/** The merchants whose lists the actor reads. @throws SignInNeeded, NotAllowed */
export const listVisibility = async (
  { merchants }: Deps,
  actor: Actor,
  scope: Scope,
): Promise<Visibility> => {
  if (scope === 'OWN') return [mustHold(actor, 'SEE', 'customers:read')];
  mustHaveRole(actor, 'ADMIN', 'SUPPORT', 'ACCOUNTANT');
  return merchants.visibleTo(actor);
};

/** The merchants whose records the actor reads. @throws SignInNeeded, NotAllowed */
export const recordVisibility = async ({ merchants }: Deps, actor: Actor): Promise<Visibility> => {
  mustHoldAsMember(actor, 'SEE', 'customers:read');
  return merchants.visibleTo(actor);
};

/**
 * The caller's own merchant, which must not be suspended to change its customers and items.
 * @throws SignInNeeded, NotAllowed without the right, MerchantSuspended
 */
export const changedMerchantOf = async ({ merchants }: Deps, actor: Actor): Promise<number> => {
  const merchantId = mustHold(actor, 'WRITE_DOCUMENTS', 'customers:write');
  await mustNotBeSuspended(actor, merchants);
  return merchantId;
};
