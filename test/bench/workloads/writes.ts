import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { atLeast, compare, rate, type Line } from '../compare.ts';
import type { Context } from '../context.ts';
import { post, send, sendJson, type Call } from '../requests.ts';
import { compareRates, manyCallers } from './reads.ts';

/** As many as each side has connections for writing. */
const callers = 8;

type Checkout = Readonly<{ paymentId: number; checkoutUrl: string }>;

/** A payment of the merchant's own, without a link. @returns the ids of payment and checkout session */
export const startCheckout = async (
  { asMerchant, merchantId }: Context,
  customerEmail = 'payer@example.com',
) => {
  const { url, headers } = asMerchant(`/payments/checkout/${merchantId}`);
  const body = JSON.stringify({ amount: 10, currency: 'EUR', customerEmail });
  const { paymentId, checkoutUrl } = await sendJson<Checkout>(post(url, body, headers));
  return { paymentId, sessionId: checkoutUrl.split('/').at(-1)! };
};

/** A webhook event signed as the provider signs it. */
export const webhookEvent = ({ server, databases: { env } }: Context, type: string, object: object): Call => {
  const event = { id: `evt_${randomUUID()}`, object: 'event', type, livemode: false, data: { object } };
  const payload = JSON.stringify({ ...event, api_version: '2026-10-28.endive', created: 1_795_000_000 });
  const secret = env['STRIPE_WEBHOOK_SECRET']!;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  return post(`${server.url}/api/webhooks/stripe`, payload, { 'stripe-signature': signature });
};

/** Verified, stored in the inbox and answered; about payments that do not exist. */
export const webhookReceived = async (context: Context): Promise<Line> => {
  // Signed beforehand, because the load generator shares the machine; a delivery may be repeated.
  const events = Array.from({ length: 20_000 }, () => {
    const intent = { id: `pi_${randomUUID()}`, object: 'payment_intent', metadata: {} };
    return webhookEvent(context, 'payment_intent.payment_failed', intent);
  });
  await startCheckout(context);
  let sent = 0;
  const next = (): Call => events[(sent += 1) % events.length]!;
  const url = `${context.baseline.url}/webhook`;
  const compared = await compareRates(
    context.size,
    manyCallers,
    () => send(next()),
    () => send({ ...next(), url }),
  );
  return atLeast(0.6, 'webhook received', '/s', compared);
};

export const checkoutRecorded = async (context: Context): Promise<Line> => {
  // The baseline repeats the product's newest request.
  await startCheckout(context);
  const compared = await compareRates(
    context.size,
    callers,
    () => startCheckout(context),
    () => send({ url: `${context.baseline.url}/checkout` }),
  );
  return atLeast(0.5, 'checkout recorded', '/s', compared);
};

/** Settled for the payer's return page: payment, ledger, document, mail job, live event. */
export const paymentSettled = async (context: Context): Promise<Line> => {
  // About as many as are settled in a turn's time.
  const [requests, turns, warmUps] = [context.size.turnMs / 10, 5, 5];
  const open: Awaited<ReturnType<typeof startCheckout>>[] = [];
  const all = 2 * requests * (3 * turns + warmUps);
  await rate({ callers, requests: all }, async () => open.push(await startCheckout(context)))();
  const ours = rate({ callers, requests }, () =>
    send({ url: `${context.server.url}/api/payments/checkout/sessions/${open.pop()!.sessionId}` }),
  );
  const baseline = rate({ callers, requests }, () => {
    const { paymentId, sessionId } = open.pop()!;
    return send({ url: `${context.baseline.url}/settle/${paymentId}/${sessionId}` });
  });
  return atLeast(0.3, 'payment settled whole', '/s', await compare({ ours, baseline }, { turns, warmUps }));
};
