import { expect, it } from 'vitest';
import { DisputedPayments } from '#modules/payments/application/disputed-payments.ts';
import { MerchantMayNotAct, PaymentNotFound } from '#modules/payments/domain/failures.ts';
import { admin, otherMerchantUser, userWith } from './actors.ts';
import { merchantId } from './checkout-context.ts';
import { openDispute } from './open-dispute.ts';

const owner = userWith('MERCHANT', merchantId);

const open = async () => {
  const { context, paymentId, disputeId } = await openDispute(9);
  return { disputes: new DisputedPayments(context), context, paymentId, disputeId };
};

it('a dispute is found with its payment by its id, and by no other id', async () => {
  const { disputes, paymentId, disputeId } = await open();
  const found = { paymentId, merchantId, dispute: { id: disputeId, providerDisputeId: 'dp_1' } };
  expect(await disputes.byDispute(disputeId)).toMatchObject(found);
  expect(await disputes.visibleTo(owner, disputeId)).toMatchObject(found);
  expect(await disputes.managedBy(owner, disputeId)).toMatchObject(found);
  const unknown = disputeId + 1;
  expect(await disputes.byDispute(unknown)).toBeNull();
  expect(await disputes.visibleTo(owner, unknown)).toBeNull();
  expect(await disputes.managedBy(owner, unknown)).toBeNull();
});

it('a dispute of another merchant is not there to see, and is refused to who would manage it', async () => {
  const { disputes, disputeId } = await open();
  expect(await disputes.visibleTo(otherMerchantUser, disputeId)).toBeNull();
  await expect(disputes.managedBy(otherMerchantUser, disputeId)).rejects.toThrow(PaymentNotFound);
});

it('a merchant that is not ACTIVE sees its dispute and may not manage it; an administrator may', async () => {
  const { context, disputeId } = await open();
  const byId = async (id: number) => ({ ...(await context.merchants.byId(id))!, isAccepting: false });
  const disputes = new DisputedPayments({ ...context, merchants: { ...context.merchants, byId } });
  expect(await disputes.visibleTo(owner, disputeId)).not.toBeNull();
  await expect(disputes.managedBy(owner, disputeId)).rejects.toThrow(MerchantMayNotAct);
  expect(await disputes.managedBy(admin, disputeId)).not.toBeNull();
});
