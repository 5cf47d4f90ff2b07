import Stripe from 'stripe';
import { webhookSecret } from './dev-stack.ts';

type Event = Readonly<Record<string, unknown>>;
type Signing = Readonly<{ secret?: string; ageSeconds?: number; signature?: string | null }>;

/** Sends an event as the provider does, signed unless the test says otherwise. @returns the status of the answer */
export const sendWebhook = async (url: string, event: Event, how: Signing = {}): Promise<number> => {
  const payload = JSON.stringify(event);
  const timestamp = Math.floor(Date.now() / 1_000) - (how.ageSeconds ?? 0);
  const secret = how.secret ?? webhookSecret;
  const signature =
    how.signature === undefined
      ? Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
      : how.signature;
  const { status } = await fetch(`${url}/api/webhooks/stripe`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(signature === null ? {} : { 'stripe-signature': signature }),
    },
    body: payload,
  });
  return status;
};

let made = 0;

/** An event of the provider about an object; a test sets what matters. */
export const eventAbout = (type: string, object: Event): Event & { id: string } => {
  made += 1;
  return {
    id: `evt_made_${made}`,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: Math.floor(Date.now() / 1_000),
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
    data: { object },
  };
};
