import { hasRole, isAdmin, mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { NotAllowed } from '#kernel/failure.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import { maySeeRecord, recordsVisibleTo } from '#kernel/records-visible-to.ts';
import { maySee } from '#kernel/visibility.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import { MerchantMayNotAct, PaymentNotFound } from '../domain/failures.ts';
import type { Payment } from '../domain/payment.ts';

type Deps = Readonly<{ merchants: MerchantDirectory; clock: Clock }>;

/** Whether the actor may see a loaded payment: of a visible merchant and, for a CASHIER, an own one of today. */
export const maySeePayment = async (
  { merchants, clock }: Deps,
  actor: Actor,
  payment: Payment,
): Promise<boolean> => {
  const { merchantId, linkCreatedBy: createdBy, createdAt: at } = payment.toRecord();
  if (!maySeeRecord(recordsVisibleTo(actor, clock), { createdBy, at })) return false;
  return maySee(await merchants.visibleTo(actor), merchantId);
};

/**
 * Administrators, and a merchant while it is ACTIVE, may move the money of a payment; the caller has checked the right
 * of a member.
 * @throws SignInNeeded, NotAllowed, PaymentNotFound for a payment that the actor may not see, MerchantMayNotAct
 */
export const mustManagePayment = async (deps: Deps, actor: Actor, payment: Payment): Promise<void> => {
  if (actor.kind === 'system') return;
  mustHaveRole(actor, 'MERCHANT', 'ADMIN');
  if (!(await maySeePayment(deps, actor, payment))) throw new PaymentNotFound();
  const merchant = await deps.merchants.byId(payment.toRecord().merchantId);
  if (!isAdmin(actor) && merchant?.isAccepting !== true) throw new MerchantMayNotAct();
};

/**
 * A member who writes documents, or the accountant of the merchant, records what came to its bank account while it may take
 * payments; so does the product for the merchant, whatever its status: the money has come.
 * @throws SignInNeeded, NotAllowed, NotForKeys, ScopeMissing, MerchantMayNotAct
 */
export const mustRecordTransfers = async (
  { merchants }: Pick<Deps, 'merchants'>,
  actor: Actor,
  merchantId: number,
): Promise<void> => {
  const isAllowed = hasRole(actor, 'ACCOUNTANT')
    ? maySee(await merchants.visibleTo(actor), merchantId)
    : mustHold(actor, 'WRITE_DOCUMENTS', 'bank:write') === merchantId;
  if (!isAllowed) throw new NotAllowed();
  const merchant = actor.kind === 'system' ? null : await merchants.byId(merchantId);
  if (merchant?.isAccepting === false) throw new MerchantMayNotAct();
};
