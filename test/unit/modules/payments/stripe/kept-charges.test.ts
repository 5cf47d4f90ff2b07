import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { ProviderAway, ProviderRefused } from '#kernel/provider-failures.ts';
import { chargeKeptCard } from '#modules/payments/adapters/stripe/kept-charges.ts';

const request = { customer: 'cus_1', metadata: { plateno_key: 'k' } };
const intent = (status: string, key = 'k') =>
  ({ id: 'pi_1', object: 'payment_intent', status, metadata: { plateno_key: key } }) as unknown;

type Given = { creates: () => unknown; listed?: unknown[] };

/** A provider that answers as given and records the cancelled charges. */
const opened = ({ creates, listed = [] }: Given) => {
  const cancelled: string[] = [];
  const stripe = {
    paymentIntents: {
      create: async () => creates(),
      list: async () => ({ data: listed }),
      cancel: async (id: string) => void cancelled.push(id),
    },
  } as unknown as Stripe;
  const charge = () => chargeKeptCard(stripe, 'kept-card:s:2026-12-01:1', { request, account: null });
  return { charge, cancelled };
};

const raises = (error: Parameters<typeof Stripe.errors.generateV1Error>[0]) => () => {
  throw Stripe.errors.generateV1Error(error);
};
const keptError = raises({
  type: 'api_error',
  statusCode: 500,
  headers: { 'idempotent-replayed': 'true' },
});

describe('the charge of a card that stays', () => {
  it.each(['succeeded', 'processing'])('a charge that is %s is not cancelled', async (status) => {
    const { charge, cancelled } = opened({ creates: () => intent(status) });
    expect(await charge()).toEqual({ id: 'pi_1' });
    expect(cancelled).toEqual([]);
  });

  it('a charge that waits for its payer is cancelled', async () => {
    const { charge, cancelled } = opened({ creates: () => intent('requires_action') });
    expect(await charge()).toEqual({ id: 'pi_1' });
    expect(cancelled).toEqual(['pi_1']);
  });

  it('a declined charge is named by its error, and is cancelled', async () => {
    const declined = {
      type: 'card_error',
      statusCode: 402,
      payment_intent: intent('requires_payment_method'),
    };
    const { charge, cancelled } = opened({ creates: raises(declined as Stripe.StripeRawError) });
    expect(await charge()).toEqual({ id: 'pi_1' });
    expect(cancelled).toEqual(['pi_1']);
  });

  it('a call whose key is in use by another call is repeated, and not final', async () => {
    const inUse = { type: 'idempotency_error', code: 'idempotency_key_in_use', statusCode: 409 } as const;
    await expect(opened({ creates: raises(inUse) }).charge()).rejects.toThrow(ProviderAway);
  });

  it('a key that was used with another request is refused for good', async () => {
    const other = { type: 'idempotency_error', statusCode: 400 } as const;
    const refused = await opened({ creates: raises(other) })
      .charge()
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ProviderRefused);
    expect(refused).toMatchObject({ reason: 'idempotency_error' });
  });

  it('a key that charged before a restore is refused for good, also when the provider has forgotten it', async () => {
    const before = (status: string) => ({
      ...(intent(status) as object),
      metadata: { plateno_key: 'before', plateno_kept_card: 'kept-card:s:2026-12-01:1' },
    });
    for (const status of ['succeeded', 'processing']) {
      const restored = opened({ creates: () => intent('succeeded'), listed: [before(status)] });
      await expect(restored.charge()).rejects.toMatchObject({ reason: 'idempotency_error' });
    }
    // What took no money is asked for again.
    const declined = opened({ creates: () => intent('succeeded'), listed: [before('canceled')] });
    expect(await declined.charge()).toEqual({ id: 'pi_1' });
  });

  it('an error that the provider keeps for the key is followed by a search for the charge', async () => {
    const paid = opened({ creates: keptError, listed: [intent('succeeded', 'other'), intent('succeeded')] });
    expect(await paid.charge()).toEqual({ id: 'pi_1' });
    expect(paid.cancelled).toEqual([]);
    const declined = opened({ creates: keptError, listed: [intent('requires_payment_method')] });
    expect(await declined.charge()).toEqual({ id: 'pi_1' });
    expect(declined.cancelled).toEqual(['pi_1']);
    const none = opened({ creates: keptError, listed: [intent('succeeded', 'other')] });
    await expect(none.charge()).rejects.toMatchObject({ reason: 'kept_error' });
  });
});
