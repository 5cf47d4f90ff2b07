import type { Actor } from '#kernel/actor.ts';
import type { KeyScope } from '#kernel/key-scopes.ts';
import { mustHold, type MerchantRight } from '#kernel/merchant-rights.ts';
import type { MerchantDirectory, MerchantRecord } from '#modules/merchants/index.ts';
import { MerchantMayNotAct } from '../domain/failures.ts';

/**
 * The caller's own merchant, which must be ACTIVE or PENDING to issue documents.
 * @param scope that a key needs; null: no key may do it
 * @throws SignInNeeded, NotAllowed without the right, MerchantMayNotAct
 */
export const actingMerchantOf = async (
  actor: Actor,
  right: MerchantRight,
  merchants: MerchantDirectory,
  scope: KeyScope | null = 'invoices:write',
): Promise<MerchantRecord> => {
  const merchant = await merchants.byId(mustHold(actor, right, scope ?? undefined));
  if (merchant === null || (merchant.status !== 'ACTIVE' && merchant.status !== 'PENDING')) {
    throw new MerchantMayNotAct();
  }
  return merchant;
};

/** The member of the team who acts; null for an accountant, a key and the product, which create no links of their own. */
export const memberIdOf = (actor: Actor): number | null =>
  actor.kind === 'user' && actor.role === 'MERCHANT' ? actor.userId : null;
