import { mustNotLackFactor, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { mustHoldAsMember } from '#kernel/merchant-rights.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import { DisputeNotFound } from '../domain/evidence-failures.ts';
import type { Payment } from '../domain/payment.ts';
import type { DisputeRecord } from '../domain/refunds-and-disputes.ts';
import type { Payments } from '../ports/payments.ts';
import { mustManagePayment } from './policies.ts';

type Deps = Readonly<{ payments: Payments; merchants: MerchantDirectory; clock: Clock }>;

/** A dispute with its payment. */
export type DisputedPayment = Readonly<{ payment: Payment; dispute: DisputeRecord }>;

/** @throws DisputeNotFound */
export const disputeById = async (
  { payments }: Pick<Deps, 'payments'>,
  disputeId: number,
): Promise<DisputedPayment> => {
  const payment = await payments.get({ disputeId });
  const dispute = payment?.toRecord().disputes.find(({ id }) => id === disputeId);
  if (payment === null || dispute === undefined) throw new DisputeNotFound();
  return { payment, dispute };
};

/**
 * The dispute that an administrator, or a member with REFUND of its ACTIVE merchant, answers.
 * @throws SignInNeeded, NotAllowed, DisputeNotFound, PaymentNotFound for a payment that the actor may not see,
 * MerchantMayNotAct
 */
export const mustAnswerDispute = async (
  deps: Deps,
  actor: Actor,
  disputeId: number,
): Promise<DisputedPayment> => {
  mustNotLackFactor(actor);
  mustHoldAsMember(actor, 'REFUND');
  const found = await disputeById(deps, disputeId);
  await mustManagePayment(deps, actor, found.payment);
  return found;
};
