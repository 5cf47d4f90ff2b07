import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import { MerchantSuspended, type MerchantDirectory, type MerchantRecord } from '#modules/merchants/index.ts';

/** The merchant whose account the actor manages. @throws SignInNeeded, NotAllowed */
export const managedMerchantOf = (actor: Actor): number => mustHold(actor, 'MANAGE_MERCHANT');

/** The merchant whose account the actor sees. @throws SignInNeeded, NotAllowed */
export const seenMerchantOf = (actor: Actor): number => mustHold(actor, 'SEE');

/** The back office and the product itself. @throws SignInNeeded, NotAllowed */
export const mustReadAccounts = (actor: Actor): void => {
  if (actor.kind !== 'system') mustHaveRole(actor, 'ADMIN', 'SUPPORT');
};

/** ACTIVE and PENDING merchants prepare their account. @throws SignInNeeded, NotAllowed, MerchantSuspended */
export const startingMerchantOf = async (
  actor: Actor,
  directory: MerchantDirectory,
): Promise<MerchantRecord> => {
  const merchant = await directory.openById(managedMerchantOf(actor));
  if (merchant === null || (merchant.status !== 'ACTIVE' && merchant.status !== 'PENDING'))
    throw new MerchantSuspended();
  return merchant;
};
