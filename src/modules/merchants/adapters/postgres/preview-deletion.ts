import type { Actor } from '#kernel/actor.ts';
import { mustManageMerchants } from '../../application/policies.ts';
import type { MerchantReferences } from '../../ports/merchant-references.ts';
import { getMerchant, type MerchantReads } from './get-merchant.ts';

/** The effect that `DeleteMerchant` would have now. @throws SignInNeeded, NotAllowed, MerchantNotFound */
export const previewDeletion = async (
  deps: MerchantReads & Readonly<{ references: MerchantReferences }>,
  actor: Actor,
  merchantId: number,
): Promise<'ERASED' | 'CLOSED'> => {
  mustManageMerchants(actor);
  await getMerchant(deps, actor, merchantId);
  return (await deps.references.has(merchantId)) ? 'CLOSED' : 'ERASED';
};
