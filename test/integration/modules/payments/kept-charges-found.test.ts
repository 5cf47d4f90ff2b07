import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#kernel/clock.ts';
import { Money } from '#kernel/money.ts';
import { StripeCardProvider } from '#modules/payments/adapters/stripe/stripe-card-provider.ts';
import { StripeSettings } from '#modules/payments/adapters/stripe/stripe-settings.ts';
import type { Config } from '#platform/config.ts';
import { orderOf, newKey } from '#test/contracts/sample-checkouts.ts';
import {
  clientWithoutRetries,
  startTestSandbox,
  type TestSandbox,
} from '#test/integration/sandbox/test-sandbox.ts';

describe.each([null, 'acct_1Found'])('charges of cards that stay, on the account %s', (account) => {
  let fixture: TestSandbox;
  let cardProvider: StripeCardProvider;
  let settings: StripeSettings;
  beforeAll(async () => {
    fixture = await startTestSandbox();
    const stripe = clientWithoutRetries(fixture);
    const routing = account === null ? 'none' : 'direct';
    const config = { publicUrl: 'https://plateno.example', stripe: { routing } } as unknown as Config;
    cardProvider = new StripeCardProvider({ stripe, config });
    settings = new StripeSettings({ config, stripe: async () => stripe, clock: systemClock });
  });
  afterEach(async () => {
    await fixture.control.clearFaults();
    await fixture.control.resetClock();
  });
  afterAll(() => fixture.stop());

  const keep = async () => {
    const key = newKey();
    const request = settings.draftCheckout({ ...orderOf(key, account), keepsCard: true });
    const { id } = await cardProvider.openCheckout(key, request, account);
    await fixture.control.pay({ session: id });
    return (await cardProvider.fetchCheckoutState(id, account)).keptCard!;
  };
  /** Another payment of the same try has another request. */
  const requestOf = (kept: { customer: string; method: string }, requestKey: string) => {
    const order = { ...orderOf(newKey(), account), chargeAmount: Money.ofMinor(2_500, 'EUR') };
    return settings.draftKeptCharge({ ...order, ...kept, requestKey });
  };
  const paidOf = async (customer: string) => {
    const options = account === null ? {} : { stripeAccount: account };
    const { data } = await fixture.stripe.paymentIntents.list({ customer }, options);
    return data
      .filter(({ status, amount }) => status === 'succeeded' && amount === 2_500)
      .map(({ id }) => id);
  };

  it('a key that charged before a restored backup is refused for good, also days later', async () => {
    const kept = await keep();
    const key = `kept-card:${newKey()}`;
    const { id } = await cardProvider.chargeKeptCard(key, requestOf(kept, key), account);
    for (const hours of [0, 49]) {
      await fixture.control.advanceClock(hours * 3_600);
      const again = cardProvider.chargeKeptCard(key, requestOf(kept, key), account);
      await expect(again).rejects.toMatchObject({ reason: 'idempotency_error' });
    }
    expect(await paidOf(kept.customer)).toEqual([id]);
  });

  it('a charge is found after an error that the provider keeps for its key, if it was made', async () => {
    const kept = await keep();
    const fault = { kind: 'server-error', route: 'POST /v1/payment_intents', stored: true } as const;
    const [lost, never] = [`kept-card:${newKey()}`, `kept-card:${newKey()}`];
    const ask = async (key: string, moment: 'before' | 'after') => {
      const request = requestOf(kept, key);
      await fixture.control.setFault({ ...fault, moment, times: 1 });
      const first = await cardProvider.chargeKeptCard(key, request, account).catch((error: unknown) => error);
      expect(first).toMatchObject({ code: 'payments.provider-away' });
      return { request, second: cardProvider.chargeKeptCard(key, request, account) };
    };
    const made = await ask(lost, 'after');
    const [id] = await paidOf(kept.customer);
    expect(await made.second).toEqual({ id });
    expect(await cardProvider.findKeptCharge(made.request, account)).toEqual({ id });
    const missed = await ask(never, 'before');
    await expect(missed.second).rejects.toMatchObject({ reason: 'kept_error' });
    expect(await cardProvider.findKeptCharge(missed.request, account)).toBeNull();
    expect(await paidOf(kept.customer)).toEqual([id]);
  });
});
