import type { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { StripeWebhookEvents } from '#modules/payments/adapters/stripe/stripe-webhook-events.ts';
import type { Config } from '#platform/config.ts';

const events = new StripeWebhookEvents({
  stripe: {} as Stripe,
  config: {} as Config,
  clock: { now: () => new Date() },
});
const read = (type: string, metadata: Record<string, string>) =>
  events.read({ id: 'evt_1', type, data: { object: { object: 'payment_intent', id: 'pi_1', metadata } } });
const ofPage = { plateno_key: 'k', plateno_payment: '7' };

it.each(['payment_intent.succeeded', 'payment_intent.canceled'])(
  '%s is handled about the charge of a card that stays, and not about a hosted page, which has events of its own',
  async (type) => {
    const kept = await read(type, { ...ofPage, plateno_kept_card: 'yes' });
    expect(kept).toMatchObject({ isHandled: true, pointsAt: { key: 'k', intentId: 'pi_1' } });
    expect(await read(type, ofPage)).toMatchObject({ isHandled: false });
    expect(await read(type, {})).toMatchObject({ isHandled: false });
  },
);

it('a failed charge is handled, whatever it is about', async () => {
  expect(await read('payment_intent.payment_failed', ofPage)).toMatchObject({ isHandled: true });
});
