import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { payOnPage, sessionParams, startTestSandbox, type TestSandbox } from './test-sandbox.ts';

let fixture: TestSandbox;

beforeAll(async () => {
  fixture = await startTestSandbox();
});
afterEach(() => fixture.control.clearFaults());
afterAll(() => fixture.stop());

type Kept = Readonly<{ customer: string; payment_method: string }>;
type Paid = Partial<Parameters<TestSandbox['control']['pay']>[0]>;

const keepingParams = () =>
  sessionParams({
    customer_creation: 'always',
    payment_intent_data: { setup_future_usage: 'off_session', metadata: { payment: '7' } },
  });
const stayedAfter = async (id: string, options: Stripe.RequestOptions = {}): Promise<Kept> => {
  const expand = ['payment_intent.payment_method'];
  const session = await fixture.stripe.checkout.sessions.retrieve(id, { expand }, options);
  const intent = session.payment_intent as Stripe.PaymentIntent;
  const method = intent.payment_method as Stripe.PaymentMethod;
  expect(method.customer).toBe(session.customer);
  expect(intent).toMatchObject({ customer: session.customer, setup_future_usage: 'off_session' });
  return { customer: session.customer as string, payment_method: method.id };
};
/** A card that stays, of a session that was paid with it. */
const kept = async (about: Paid = {}, options: Stripe.RequestOptions = {}): Promise<Kept> => {
  const { id } = await fixture.stripe.checkout.sessions.create(keepingParams(), options);
  await fixture.control.pay({ session: id, passes: true, ...about });
  return stayedAfter(id, options);
};
const chargeParams = (card: Kept, changes: Partial<Stripe.PaymentIntentCreateParams> = {}) => ({
  ...card,
  amount: 2_000,
  currency: 'eur',
  allowed_payment_method_types: ['card'] as 'card'[],
  off_session: true,
  confirm: true,
  metadata: { payment: '8' },
  ...changes,
});
const charge = (
  card: Kept,
  changes: Partial<Stripe.PaymentIntentCreateParams> = {},
  options: Stripe.RequestOptions = {},
) => fixture.stripe.paymentIntents.create(chargeParams(card, changes), options);

/** The error of a charge that was declined, with the intent that the provider answers with it. */
const declined = async (card: Kept, options: Stripe.RequestOptions = {}) => {
  const error: unknown = await charge(card, {}, options).catch((thrown: unknown) => thrown);
  if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
  return { error, intent: error.payment_intent! };
};
/** In the order of the alphabet: deliveries overtake each other. */
const eventsOf = async (intent: string) => {
  await fixture.control.settleNow();
  return fixture.receiver.received
    .map(({ event }) => event)
    .filter(({ data }) => (data.object as { id?: string }).id === intent)
    .map(({ type }) => type)
    .toSorted();
};

describe('a card that stays', () => {
  it('the hosted page says that the card stays, and a session that asks for it makes a customer with the card', async () => {
    const { id } = await fixture.stripe.checkout.sessions.create(keepingParams());
    const page = await (await fetch(`${fixture.sandbox.url}/c/pay/${id}`)).text();
    expect(page).toContain('you allow the merchant to charge this card for later payments');
    await payOnPage(fixture, { id }, '4242424242424242');
    expect((await stayedAfter(id)).customer).toMatch(/^cus_/);
  });

  it('a session that does not ask for it leaves no customer, and its card cannot be charged again', async () => {
    const { id } = await fixture.stripe.checkout.sessions.create(sessionParams());
    const page = await (await fetch(`${fixture.sandbox.url}/c/pay/${id}`)).text();
    expect(page).not.toContain('later payments');
    await fixture.control.pay({ session: id });
    const session = await fixture.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    expect(session.customer).toBeNull();
    const { customer } = await kept();
    const { payment_method: method } = session.payment_intent as Stripe.PaymentIntent;
    await expect(charge({ customer, payment_method: method as string })).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  it.each(['4242424242424242', '4000002500003155', '4000003800000446'])(
    'the card %s is charged without its holder, with a charge, fees and events of its own',
    async (card) => {
      const intent = await charge(await kept({ card }));
      expect(intent).toMatchObject({
        status: 'succeeded',
        amount_received: 2_000,
        metadata: { payment: '8' },
      });
      expect(await eventsOf(intent.id)).toEqual(['payment_intent.created', 'payment_intent.succeeded']);
      const [paid] = (await fixture.stripe.charges.list({ payment_intent: intent.id })).data;
      expect(paid).toMatchObject({ paid: true, metadata: { payment: '8' }, customer: intent.customer });
      expect(paid!.balance_transaction).not.toBeNull();
    },
  );

  it.each([
    ['4000000000000341', 'card_declined', 'generic_decline'],
    ['4000008260003178', 'card_declined', 'insufficient_funds'],
    ['4000002760003184', 'authentication_required', 'authentication_required'],
  ])(
    'the card %s pays its session and is %s later, with the intent in the error',
    async (card, code, declineCode) => {
      const { error, intent } = await declined(await kept({ card }));
      expect(error).toMatchObject({ statusCode: 402, code, decline_code: declineCode });
      expect(intent).toMatchObject({ status: 'requires_payment_method', last_payment_error: { code } });
      expect(await eventsOf(intent.id)).toEqual(['payment_intent.created', 'payment_intent.payment_failed']);
    },
  );

  it('a card that has expired meanwhile is declined', async () => {
    const now = new Date();
    const soon = { expiryMonth: now.getUTCMonth() + 1, expiryYear: now.getUTCFullYear() };
    const card = await kept(soon);
    expect((await charge(card)).status).toBe('succeeded');
    await fixture.control.advanceClock(32 * 86_400);
    const { error } = await declined(card);
    expect(error).toMatchObject({ code: 'expired_card', decline_code: 'expired_card' });
    await fixture.control.resetClock();
  });

  it('the card 4000000000000069 is declined at the page, and stays nowhere', async () => {
    const { id } = await fixture.stripe.checkout.sessions.create(keepingParams());
    const { outcome } = await fixture.control.pay({ session: id, card: '4000000000000069' });
    expect(outcome).toBe('declined');
    expect((await fixture.stripe.checkout.sessions.retrieve(id)).customer).toBeNull();
  });
});

describe('the charge of a card that stays', () => {
  it('a repeated key answers the same charge, or the same decline, and has no further effect', async () => {
    const card = await kept();
    const once = { idempotencyKey: 'kept-card:once' };
    const { id } = await charge(card, {}, once);
    expect((await charge(card, {}, once)).id).toBe(id);
    const other = await kept({ card: '4000000000000341' });
    const twice = { idempotencyKey: 'kept-card:declined' };
    const { intent } = await declined(other, twice);
    expect((await declined(other, twice)).intent.id).toBe(intent.id);
    expect(await eventsOf(intent.id)).toHaveLength(2);
    const differs = charge(card, { amount: 3_000 }, once);
    await expect(differs).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });

  it('a charge whose answer is lost is found by its key', async () => {
    const card = await kept();
    const route = 'POST /v1/payment_intents';
    await fixture.control.setFault({ kind: 'server-error', moment: 'after', route, times: 1 });
    const lost = await charge(card, {}, { idempotencyKey: 'kept-card:lost' });
    expect(lost.status).toBe('succeeded');
    const all = await fixture.stripe.paymentIntents.list({ limit: 100 });
    expect(all.data.filter(({ customer }) => customer === card.customer)).toHaveLength(2);
  });

  it('a declined charge is cancelled once, and one that succeeded is not', async () => {
    const { intent } = await declined(await kept({ card: '4000000000000341' }));
    const cancelled = await fixture.stripe.paymentIntents.cancel(intent.id);
    expect(cancelled).toMatchObject({ status: 'canceled', last_payment_error: null });
    expect(await eventsOf(intent.id)).toContain('payment_intent.canceled');
    const { id } = await charge(await kept());
    for (const ended of [intent.id, id])
      await expect(fixture.stripe.paymentIntents.cancel(ended)).rejects.toMatchObject({
        code: 'payment_intent_unexpected_state',
      });
  });

  it('a detached card is not charged, and is not detached again', async () => {
    const card = await kept();
    const detached = await fixture.stripe.paymentMethods.detach(card.payment_method);
    expect(detached.customer).toBeNull();
    await expect(charge(card)).rejects.toMatchObject({ statusCode: 400 });
    await expect(fixture.stripe.paymentMethods.detach(card.payment_method)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
    });
  });

  it.each([
    [{ amount: 1 }, 'amount_too_small'],
    [{ currency: 'bgn' }, undefined],
    [{ application_fee_amount: 10 }, undefined],
    [{ off_session: undefined }, 'parameter_missing'],
    [{ capture_method: 'manual' as const }, 'parameter_unknown'],
  ])('a charge with %j is refused', async (changes, code) => {
    const card = await kept();
    await expect(charge(card, changes as object)).rejects.toMatchObject({ statusCode: 400, code });
  });

  it('the card of one customer is not charged for another, nor on another account', async () => {
    const [card, other] = [await kept(), await kept()];
    await expect(charge({ ...card, customer: other.customer })).rejects.toMatchObject({ statusCode: 400 });
    const elsewhere = charge(card, {}, { stripeAccount: 'acct_1Elsewhere' });
    await expect(elsewhere).rejects.toMatchObject({ code: 'resource_missing' });
  });

  it('a charge on a connected account has its fee there, and its events name the account', async () => {
    const options = { stripeAccount: 'acct_1Kept' };
    const card = await kept({}, options);
    const intent = await charge(card, { application_fee_amount: 30 }, options);
    await fixture.control.settleNow();
    const delivered = fixture.connectReceiver.received
      .map(({ event }) => event)
      .find(
        ({ type, data }) =>
          type === 'payment_intent.succeeded' && (data.object as Kept & { id: string }).id === intent.id,
      );
    expect(delivered?.account).toBe('acct_1Kept');
    const { data } = await fixture.stripe.charges.list({ payment_intent: intent.id }, options);
    expect(data).toMatchObject([{ application_fee_amount: 30 }]);
  });
});
