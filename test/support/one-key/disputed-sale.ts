import type { DisputeEvidence } from '#contract/disputes/disputes.ts';
import { system } from '#kernel/actor.ts';
import { SettlePayment } from '#modules/payments/index.ts';
import type { Callers } from '#test/integration/rights/callers.ts';
import { accepted } from '#test/support/application/api-client.ts';

/** A sale of the merchant whose dispute is open at the provider, with written evidence. @returns the dispute's path */
export const disputeWithEvidence = async ({ shop, own }: Callers): Promise<string> => {
  // Their events would add rows at any moment: sale and dispute are fetched.
  await shop.control.setFault({ kind: 'webhook-drop' });
  const checkout = await shop.openCheckout(await shop.createLink(own));
  await shop.control.pay({ session: checkout.sessionId });
  await shop.returnPaid(checkout);
  // The provider's fee is known a second later.
  await shop.control.settleNow(2);
  const { paymentId } = checkout;
  const { providerPaymentId } = await shop.payment(paymentId);
  await shop.control.openDispute(providerPaymentId!, 'product_not_received');
  await shop.application.resolve(SettlePayment).execute({ actor: system('tests'), paymentId });
  const [dispute] = await shop.database.rows<{ id: number }>(
    'select id from disputes where payment_id = :paymentId',
    { paymentId },
  );
  const path = `/disputes/${dispute!.id}`;
  await shop.control.clearFaults();
  const texts = { productDescription: 'Дъбова маса' };
  accepted(await own.api.put<DisputeEvidence>(`${path}/evidence`, { texts }));
  return path;
};
