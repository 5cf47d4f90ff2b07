import { mustNotLackFactor, type Actor } from '#kernel/actor.ts';
import { mustHoldAsMember } from '#kernel/merchant-rights.ts';
import type { DisputedPayment, DisputedPayments } from '#modules/payments/index.ts';
import { DisputeNotFound } from '../domain/evidence-failures.ts';

type Deps = Readonly<{ disputedPayments: DisputedPayments }>;

/** @throws DisputeNotFound */
export const disputeById = async (
  { disputedPayments }: Deps,
  disputeId: number,
): Promise<DisputedPayment> => {
  const found = await disputedPayments.byDispute(disputeId);
  if (found === null) throw new DisputeNotFound();
  return found;
};

/**
 * The dispute that an administrator, or a member with REFUND of its ACTIVE merchant, answers.
 * @throws SignInNeeded, NotAllowed, DisputeNotFound, PaymentNotFound for a payment that the actor may not see,
 * MerchantMayNotAct
 */
export const mustAnswerDispute = async (
  { disputedPayments }: Deps,
  actor: Actor,
  disputeId: number,
): Promise<DisputedPayment> => {
  mustNotLackFactor(actor);
  mustHoldAsMember(actor, 'REFUND');
  const found = await disputedPayments.managedBy(actor, disputeId);
  if (found === null) throw new DisputeNotFound();
  return found;
};
