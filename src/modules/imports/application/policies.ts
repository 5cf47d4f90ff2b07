import type { Actor } from '#kernel/actor.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import { actingMerchantOf } from '#modules/invoices/index.ts';
import { mustNotBeSuspended, type MerchantDirectory, type MerchantRecord } from '#modules/merchants/index.ts';

type Deps = Readonly<{ merchants: MerchantDirectory }>;

/**
 * The merchant for which the actor changes documents of other programs; it is ACTIVE or PENDING.
 * @throws SignInNeeded, NotAllowed, ScopeMissing, MerchantSuspended, MerchantMayNotAct
 */
export const writingMerchant = async ({ merchants }: Deps, actor: Actor): Promise<MerchantRecord> => {
  mustHold(actor, 'WRITE_DOCUMENTS', 'invoices:write');
  await mustNotBeSuspended(actor, merchants);
  return actingMerchantOf(actor, 'WRITE_DOCUMENTS', merchants, 'invoices:write');
};
