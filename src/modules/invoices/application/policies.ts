import { ownMerchantOf, type Actor } from '#kernel/actor.ts';
import type { MerchantDirectory, MerchantRecord } from '#modules/merchants/index.ts';
import { MerchantMayNotAct } from '../domain/failures.ts';

/** The caller's own merchant, which must be ACTIVE or PENDING to issue documents. @throws MerchantMayNotAct */
export const actingMerchantOf = async (
  actor: Actor,
  merchants: MerchantDirectory,
): Promise<MerchantRecord> => {
  const merchant = await merchants.byId(ownMerchantOf(actor));
  if (merchant === null || (merchant.status !== 'ACTIVE' && merchant.status !== 'PENDING')) {
    throw new MerchantMayNotAct();
  }
  return merchant;
};
