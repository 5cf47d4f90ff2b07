import { hasRole, type Actor } from '#kernel/actor.ts';
import type { MerchantRecord } from '#modules/merchants/index.ts';
import { MerchantMayNotAct } from '../domain/failures.ts';

/** ACTIVE and PENDING merchants change links; others only read. @throws MerchantMayNotAct */
export const mustBeOpen = (merchant: MerchantRecord | null): MerchantRecord => {
  if (merchant?.status !== 'ACTIVE' && merchant?.status !== 'PENDING') throw new MerchantMayNotAct();
  return merchant;
};

/** ADMIN and SUPPORT read the links of all merchants; accountants read none. */
export const seesAllLinks = (actor: Actor): boolean => hasRole(actor, 'ADMIN', 'SUPPORT');
