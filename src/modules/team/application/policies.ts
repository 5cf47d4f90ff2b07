import type { Actor } from '#kernel/actor.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import { MerchantSuspended, type MerchantDirectory, type MerchantRecord } from '#modules/merchants/index.ts';

/** The merchant whose team and accountants the actor manages. @throws SignInNeeded, NotAllowed */
export const managedMerchantOf = (actor: Actor): number => mustHold(actor, 'MANAGE_MERCHANT');

/** ACTIVE and PENDING merchants change their team; SUSPENDED, INACTIVE and closed ones only read. */
export const mayChange = (merchant: MerchantRecord | null): merchant is MerchantRecord =>
  merchant?.status === 'ACTIVE' || merchant?.status === 'PENDING';

/** The merchant of an actor who changes its team or accountants. @throws SignInNeeded, NotAllowed, MerchantSuspended */
export const changingMerchantOf = async (
  actor: Actor,
  directory: MerchantDirectory,
): Promise<MerchantRecord> => {
  const merchant = await directory.openById(managedMerchantOf(actor));
  if (!mayChange(merchant)) throw new MerchantSuspended();
  return merchant;
};
