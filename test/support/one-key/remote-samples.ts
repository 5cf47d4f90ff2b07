import { until } from '#test/support/application/until.ts';
import type { Callers } from '#test/integration/rights/callers.ts';
import type { Sample } from './further-samples.ts';

let made = 0;

/** A webhook event of a type that changes nothing, parked. @returns its id */
const parkedEvent = async ({ shop }: Callers): Promise<number> => {
  made += 1;
  const [event] = await shop.database.rows<{ id: number }>(
    `insert into provider_events (provider, event_id, type, live_mode, payload, state, reason, received_at)
     values ('stripe', :event, 'product.created', false, '{}', 'PARKED', 'HANDLER_FAILED', now()) returning id`,
    { event: `evt_parked_${made}` },
  );
  return event!.id;
};

/** A sale whose captured amount differs. @returns its payment */
const mismatched = async ({ shop, own }: Callers): Promise<number> => {
  const checkout = await shop.openCheckout(await shop.createLink(own));
  // Its events would add rows at any moment.
  await shop.control.setFault({ kind: 'webhook-drop' });
  await shop.control.setFault({ kind: 'payment-other-amount', amountMinor: 9_000, times: 1 });
  await shop.control.pay({ session: checkout.sessionId });
  await until('it is held', async () => {
    await shop.returnFrom(checkout);
    if ((await shop.payment(checkout.paymentId)).mismatch !== null) return true;
    await shop.expireFetches();
    return false;
  });
  await shop.control.clearFaults();
  return checkout.paymentId;
};

/** Calls with a claimed key that reach the provider. */
export const remoteSamples: Readonly<Record<string, (callers: Callers) => Promise<Sample>>> = {
  'POST /provider-events/:id/retry': async (callers) => ({
    path: `/provider-events/${await parkedEvent(callers)}/retry`,
  }),
  'POST /payments/:id/resolve-mismatch': async (callers) => ({
    path: `/payments/${await mismatched(callers)}/resolve-mismatch`,
    body: { resolution: 'ACCEPT' },
  }),
};
