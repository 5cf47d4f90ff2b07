import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import { mustHold, mustHoldAsMember } from '#kernel/merchant-rights.ts';
import type { Visibility } from '#kernel/visibility.ts';
import { actingMerchantOf } from '#modules/invoices/index.ts';
import { mustNotBeSuspended, type MerchantDirectory, type MerchantRecord } from '#modules/merchants/index.ts';

type Deps = Readonly<{ merchants: MerchantDirectory }>;

/**
 * The merchants whose documents from elsewhere the actor may read: a member with EXPORT its own, staff and accountants by
 * their visibility, and the merchant that an operator acts for.
 * @throws SignInNeeded, SecondFactorRequired, NotAllowed, ScopeMissing
 */
export const readableDocuments = async (
  { merchants }: Readonly<{ merchants: Pick<MerchantDirectory, 'visibleTo'> }>,
  actor: Actor,
): Promise<Visibility> => {
  if ((actor.kind === 'operator' || actor.kind === 'system') && actor.actsFor !== undefined)
    return [actor.actsFor];
  mustHaveRole(actor, 'MERCHANT', 'ACCOUNTANT', 'ADMIN', 'SUPPORT');
  mustHoldAsMember(actor, 'EXPORT', 'invoices:read');
  return merchants.visibleTo(actor);
};

/**
 * The merchant for which the actor changes documents of other programs; it is ACTIVE or PENDING.
 * @throws SignInNeeded, NotAllowed, ScopeMissing, MerchantSuspended, MerchantMayNotAct
 */
export const writingMerchant = async ({ merchants }: Deps, actor: Actor): Promise<MerchantRecord> => {
  mustHold(actor, 'WRITE_DOCUMENTS', 'invoices:write');
  await mustNotBeSuspended(actor, merchants);
  return actingMerchantOf(actor, 'WRITE_DOCUMENTS', merchants, 'invoices:write');
};
