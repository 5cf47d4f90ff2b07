import type { Callers } from '#test/integration/rights/callers.ts';
import type { Sample } from './further-samples.ts';

/** A sale whose captured amount differs. @returns its payment */
export const mismatched = async ({ shop, own }: Pick<Callers, 'shop' | 'own'>): Promise<number> => {
  const checkout = await shop.openCheckout(await shop.createLink(own));
  // Its events would add rows at any moment.
  await shop.control.setFault({ kind: 'webhook-drop' });
  await shop.control.setFault({ kind: 'payment-other-amount', amountMinor: 9_000, times: 1 });
  await shop.control.pay({ session: checkout.sessionId });
  await shop.drain();
  await shop.expireFetches();
  await shop.returnFrom(checkout);
  if ((await shop.payment(checkout.paymentId)).mismatch === null) throw new Error('The payment is not held.');
  await shop.control.clearFaults();
  return checkout.paymentId;
};

/** Calls with a claimed key that reach the provider between their transactions. */
export const remoteSamples: Readonly<Record<string, (callers: Callers) => Promise<Sample>>> = {
  'POST /payments/:id/resolve-mismatch': async (callers) => ({
    path: `/payments/${await mismatched(callers)}/resolve-mismatch`,
    body: { resolution: 'ACCEPT' },
  }),
};
