import { isAdmin, mustHaveRole, type Actor } from '#kernel/actor.ts';
import { maySee } from '#kernel/visibility.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import { MerchantMayNotAct, PaymentNotFound } from '../domain/failures.ts';

/**
 * Administrators, and the merchant while it is ACTIVE, may move the money of a payment.
 * @throws SignInNeeded, NotAllowed, PaymentNotFound for another merchant's payment, MerchantMayNotAct
 */
export const mustManagePayment = async (
  actor: Actor,
  merchantId: number,
  merchants: MerchantDirectory,
): Promise<void> => {
  if (actor.kind === 'system') return;
  mustHaveRole(actor, 'MERCHANT', 'ADMIN');
  if (!maySee(await merchants.visibleTo(actor), merchantId)) throw new PaymentNotFound();
  const merchant = await merchants.byId(merchantId);
  if (!isAdmin(actor) && merchant?.isAccepting !== true) throw new MerchantMayNotAct();
};
