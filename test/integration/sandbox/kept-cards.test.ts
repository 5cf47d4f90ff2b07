import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf, paidSession, sessionParams, startTestSandbox, type TestSandbox } from './test-sandbox.ts';

let fixture: TestSandbox;

beforeAll(async () => {
  fixture = await startTestSandbox();
});
afterAll(() => fixture.stop());

type Paying = { card?: string; account?: string; expiryMonth?: number; expiryYear?: number };

const onAccount = (account: string | undefined) => (account === undefined ? {} : { stripeAccount: account });

/** A session paid by a payer who lets the card stay, with its intent and payment method. */
const keep = async ({ account, ...paying }: Paying = {}) => {
  const { stripe, control } = fixture;
  const asked = sessionParams({
    customer_creation: 'always',
    payment_intent_data: { setup_future_usage: 'off_session' },
  });
  const { id } = await stripe.checkout.sessions.create(asked, onAccount(account));
  await control.pay({ session: id, passes: true, email: 'maria@example.bg', ...paying });
  const expand = ['payment_intent.payment_method'];
  const session = await stripe.checkout.sessions.retrieve(id, { expand }, onAccount(account));
  const intent = session.payment_intent as Stripe.PaymentIntent;
  const method = intent.payment_method as Stripe.PaymentMethod;
  return { session, intent, method, customer: idOf(session.customer) };
};
type Kept = Pick<Awaited<ReturnType<typeof keep>>, 'customer' | 'method'>;

const chargeParams = ({ customer, method }: Kept) =>
  ({
    amount: 2_500,
    currency: 'eur',
    customer,
    payment_method: method.id,
    allowed_payment_method_types: ['card'],
    off_session: true,
    confirm: true,
    metadata: { payment: '8' },
    description: 'December',
  }) satisfies Stripe.PaymentIntentCreateParams;

const charge = (
  kept: Kept,
  changes: Partial<Stripe.PaymentIntentCreateParams> = {},
  options: Stripe.RequestOptions = {},
) => fixture.stripe.paymentIntents.create({ ...chargeParams(kept), ...changes }, options);

const failureOf = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error('The call did not fail.');
};

/** In no order: events are sent at the same time. */
const typesAbout = (id: string, { received } = fixture.receiver) =>
  received
    .filter(({ event }) => (event.data.object as { id: string }).id === id)
    .map(({ event }) => event.type)
    .toSorted();

describe('a page on which the card stays', () => {
  it('a page that makes a customer and sets the card up names both', async () => {
    const { session, intent, method, customer } = await keep();
    expect(session).toMatchObject({ customer_creation: 'always', payment_status: 'paid' });
    expect(intent).toMatchObject({ customer, setup_future_usage: 'off_session', status: 'succeeded' });
    expect(method).toMatchObject({ customer, type: 'card', card: { last4: '4242', exp_year: 2040 } });
    await fixture.control.settleNow();
    expect(typesAbout(customer)).toEqual(['customer.created']);
    expect(typesAbout(method.id)).toEqual(['payment_method.attached']);
  });

  it('an ordinary page makes no customer, and its card cannot be charged later', async () => {
    const session = await paidSession(fixture);
    expect(session).toMatchObject({ customer: null, customer_creation: 'if_required' });
    const { stripe } = fixture;
    const intent = await stripe.paymentIntents.retrieve(idOf(session.payment_intent));
    const method = await stripe.paymentMethods.retrieve(idOf(intent.payment_method));
    expect(method.customer).toBeNull();
    const { customer } = await keep();
    const refused = await failureOf(charge({ customer, method }));
    expect(refused).toMatchObject({ statusCode: 400, code: 'payment_method_unexpected_state' });
  });

  it('a card that is not set up stays with no customer', async () => {
    const { stripe, control } = fixture;
    const { id } = await stripe.checkout.sessions.create(sessionParams({ customer_creation: 'always' }));
    await control.pay({ session: id });
    const expand = ['payment_intent.payment_method'];
    const paid = await stripe.checkout.sessions.retrieve(id, { expand });
    const { customer, payment_method: method } = paid.payment_intent as Stripe.PaymentIntent;
    expect(customer).toBe(paid.customer);
    expect((method as Stripe.PaymentMethod).customer).toBeNull();
  });
});

describe('the text of the page', () => {
  const pageOf = async (params: Stripe.Checkout.SessionCreateParams): Promise<string> => {
    const { id } = await fixture.stripe.checkout.sessions.create(params);
    return (await fetch(`${fixture.sandbox.url}/c/pay/${id}`)).text();
  };

  it('the page says that the card stays where it does, and only there', async () => {
    const text = 'you allow the merchant to charge this card for later payments';
    const keeping = sessionParams({
      customer_creation: 'always',
      payment_intent_data: { setup_future_usage: 'off_session' },
    });
    expect(await pageOf(keeping)).toContain(text);
    expect(await pageOf(sessionParams())).not.toContain(text);
  });
});

describe('a charge without its payer', () => {
  it.each(['4242424242424242', '5555555555554444', '4000002500003155', '4000003800000446'])(
    'the card %s is charged once it stays',
    async (card) => {
      const kept = await keep({ card });
      const intent = await charge(kept);
      expect(intent).toMatchObject({
        status: 'succeeded',
        amount_received: 2_500,
        customer: kept.customer,
        payment_method: kept.method.id,
        metadata: { payment: '8' },
        last_payment_error: null,
      });
      await fixture.control.settleNow();
      const { latest_charge: made } = await fixture.stripe.paymentIntents.retrieve(intent.id, {
        expand: ['latest_charge.balance_transaction'],
      });
      expect(made).toMatchObject({ amount: 2_500, paid: true, balance_transaction: { amount: 2_500 } });
      expect(typesAbout(intent.id)).toEqual(['payment_intent.created', 'payment_intent.succeeded']);
    },
  );

  it.each([
    ['4000000000000341', 'card_declined', 'generic_decline'],
    ['4000002760003184', 'authentication_required', 'authentication_required'],
  ])('the card %s pays on the page and is declined later: %s, %s', async (card, code, declineCode) => {
    const kept = await keep({ card });
    const refused = await failureOf(charge(kept));
    expect(refused).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(refused).toMatchObject({ statusCode: 402, code, decline_code: declineCode });
    const { id } = refused.payment_intent!;
    const intent = await fixture.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      payment_method: null,
      amount_received: 0,
      last_payment_error: { code, decline_code: declineCode, payment_method: { id: kept.method.id } },
      latest_charge: { paid: false, status: 'failed', failure_code: code },
    });
    await fixture.control.settleNow();
    expect(typesAbout(id)).toEqual(['payment_intent.created', 'payment_intent.payment_failed']);
  });

  it('a card is charged until the end of its month, and is expired_card from the next day on', async () => {
    const { control } = fixture;
    await control.holdClock(Date.UTC(2031, 0, 31, 23, 59, 59) / 1_000);
    const kept = await keep({ expiryMonth: 1, expiryYear: 2031 });
    expect(await charge(kept)).toMatchObject({ status: 'succeeded' });
    await control.holdClock(Date.UTC(2031, 1, 1) / 1_000);
    const refused = await failureOf(charge(kept));
    await control.releaseClock();
    expect(refused).toMatchObject({ statusCode: 402, code: 'expired_card', decline_code: 'expired_card' });
  });

  it('on a connected account the charge takes the application fee, and its events name the account', async () => {
    const account = 'acct_kept';
    const kept = await keep({ account });
    const options = { stripeAccount: account };
    const intent = await charge(kept, { application_fee_amount: 40 }, options);
    await fixture.control.settleNow();
    const { stripe, connectReceiver, receiver } = fixture;
    const { data } = await stripe.charges.list(
      { payment_intent: intent.id, expand: ['data.balance_transaction'] },
      options,
    );
    expect(data).toMatchObject([{ amount: 2_500, application_fee_amount: 40 }]);
    expect(typesAbout(intent.id, connectReceiver)).toContain('payment_intent.succeeded');
    expect(connectReceiver.received.at(-1)?.event.account).toBe(account);
    expect(typesAbout(intent.id, receiver)).toEqual([]);
    // The card belongs to the account: the platform and other accounts do not know it.
    for (const other of [{}, { stripeAccount: 'acct_other' }])
      expect(await failureOf(charge(kept, {}, other))).toMatchObject({ code: 'resource_missing' });
  });

  it('the same idempotency key charges once, and repeats the answer of a decline', async () => {
    const kept = await keep();
    const idempotencyKey = 'kept-card:a:2026-12-01:1';
    const first = await charge(kept, {}, { idempotencyKey });
    expect((await charge(kept, {}, { idempotencyKey })).id).toBe(first.id);
    const declining = await keep({ card: '4000000000000341' });
    const declined = { idempotencyKey: 'kept-card:b:2026-12-01:1' };
    const refused = await failureOf(charge(declining, {}, declined));
    const again = await failureOf(charge(declining, {}, declined));
    expect(again).toMatchObject({ statusCode: 402, code: 'card_declined' });
    expect(again.payment_intent?.id).toBe(refused.payment_intent?.id);
    expect(again.headers?.['idempotent-replayed']).toBe('true');
    const other = await failureOf(charge(kept, { amount: 2_501 }, { idempotencyKey }));
    expect(other).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });

  it.each([
    ['a card of another customer', async () => ({ customer: (await keep()).customer }), 'payment_method'],
    ['an unknown customer', async () => ({ customer: 'cus_unknown' }), 'customer'],
    ['an unknown card', async () => ({ payment_method: 'pm_unknown' }), 'payment_method'],
    ['less than the least amount', async () => ({ amount: 49 }), 'amount'],
    ['another currency', async () => ({ currency: 'gbp' }), 'currency'],
    [
      'an application fee of the platform itself',
      async () => ({ application_fee_amount: 1 }),
      'application_fee_amount',
    ],
    ['a charge with its payer', async () => ({ off_session: false }), 'off_session'],
    ['a charge that is confirmed later', async () => ({ confirm: false }), 'confirm'],
    [
      'a parameter that the product does not use',
      async () => ({ capture_method: 'manual' as const }),
      'capture_method',
    ],
  ] as const)('%s is refused, and nothing is charged', async (_, changes, param) => {
    const kept = await keep();
    const refused = await failureOf(charge(kept, await changes()));
    expect(refused).toMatchObject({ type: 'StripeInvalidRequestError', param });
    const { data } = await fixture.stripe.paymentIntents.list({ customer: kept.customer });
    expect(data.map(({ id }) => id)).toEqual([kept.intent.id]);
  });

  it('the intents of a customer are listed, newest first', async () => {
    const kept = await keep();
    const made = [await charge(kept), await charge(kept)].map(({ id }) => id);
    const { data } = await fixture.stripe.paymentIntents.list({ customer: kept.customer });
    expect(data.map(({ id }) => id)).toEqual([...made.toReversed(), kept.intent.id]);
  });
});

describe('a charge that is cancelled', () => {
  it('a declined charge is cancelled once', async () => {
    const { stripe, control } = fixture;
    const refused = await failureOf(charge(await keep({ card: '4000002760003184' })));
    const { id } = refused.payment_intent!;
    const cancelled = await stripe.paymentIntents.cancel(id);
    expect(cancelled).toMatchObject({
      status: 'canceled',
      canceled_at: expect.any(Number),
      last_payment_error: null,
    });
    const again = await failureOf(stripe.paymentIntents.cancel(id));
    expect(again).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
    await control.settleNow();
    expect(typesAbout(id)).toContain('payment_intent.canceled');
  });

  it('a charge that took money, or is unknown, is not cancelled', async () => {
    const { stripe } = fixture;
    const { id } = await charge(await keep());
    expect(await failureOf(stripe.paymentIntents.cancel(id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe('succeeded');
    expect(await failureOf(stripe.paymentIntents.cancel('pi_unknown'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
  });
});

describe('a card that is detached', () => {
  it('a detached card belongs to no customer and is never charged again', async () => {
    const { stripe, control } = fixture;
    const kept = await keep();
    const detached = await stripe.paymentMethods.detach(kept.method.id);
    expect(detached).toMatchObject({ id: kept.method.id, customer: null });
    expect((await stripe.paymentMethods.retrieve(kept.method.id)).customer).toBeNull();
    expect(await failureOf(charge(kept))).toMatchObject({
      statusCode: 400,
      code: 'payment_method_unexpected_state',
    });
    await control.settleNow();
    expect(typesAbout(kept.method.id)).toContain('payment_method.detached');
  });

  it('a card is detached once, and an unknown one is refused', async () => {
    const { stripe } = fixture;
    const { method } = await keep();
    await stripe.paymentMethods.detach(method.id);
    expect(await failureOf(stripe.paymentMethods.detach(method.id))).toMatchObject({ statusCode: 400 });
    expect(await failureOf(stripe.paymentMethods.detach('pm_unknown'))).toMatchObject({ statusCode: 404 });
  });
});
