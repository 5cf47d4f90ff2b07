import { StripeWebhookEvents } from '#modules/payments/adapters/stripe/stripe-webhook-events.ts';
import { undeliveredTypes } from '#platform/stripe/webhook-event-types.ts';
import type { Config } from '#platform/config.ts';
import type { Opener } from '#test/contracts/run-suites.ts';
import type { EventFacts } from '#test/contracts/webhook-events.ts';
import { sessionParams, startTestSandbox } from '#test/integration/sandbox/test-sandbox.ts';

const types = undeliveredTypes.PLATFORM;

const secrets = ['whsec_new', 'whsec_old'];

const signers = { other: 'whsec_another', connect: 'whsec_connect_old' };

const bodyOf = ({ eventId, isHandled, object, key, sessionId, intentId }: EventFacts): string =>
  JSON.stringify({
    id: eventId,
    object: 'event',
    type: isHandled ? types[0] : 'customer.created',
    livemode: false,
    data: {
      object: {
        object,
        id: sessionId ?? intentId,
        payment_intent: intentId,
        metadata: key === null ? {} : { plateno_key: key },
      },
    },
  });

export const openWebhookEvents: Opener<'WebhookEvents'> = async () => {
  const fixture = await startTestSandbox();
  const { stripe, control } = fixture;
  await control.setFault({ kind: 'webhook-drop' });
  const config = {
    stripe: { webhookSecrets: secrets, connectWebhookSecrets: ['whsec_connect_new', signers.connect] },
  } as unknown as Config;
  const undelivered = async (): Promise<string[]> => {
    const named: readonly string[] = types;
    const deliveries = await control.deliveries();
    return deliveries
      .filter(({ type, state }) => state !== 'delivered' && named.includes(type))
      .map(({ event }) => event);
  };
  return {
    webhookEvents: new StripeWebhookEvents({ stripe, config, clock: { now: () => new Date() }, pageSize: 2 }),
    bodyOf,
    sign: (payload, ageSeconds = 0, signer) =>
      stripe.webhooks.generateTestHeaderString({
        payload,
        secret: signer === undefined ? secrets[1]! : signers[signer],
        timestamp: Math.floor(Date.now() / 1_000) - ageSeconds,
      }),
    loseEvents: async (count) => {
      const before = (await undelivered()).length;
      for (let all = before; all < before + count; all = (await undelivered()).length) {
        const session = await stripe.checkout.sessions.create(sessionParams());
        await control.pay({ session: session.id, card: '4242424242424242' });
        await control.settleNow();
      }
      return undelivered();
    },
    close: () => fixture.stop(),
  };
};
