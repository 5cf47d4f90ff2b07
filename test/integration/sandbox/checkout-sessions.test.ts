import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paidSession, priced, sessionParams, startTestSandbox, type TestSandbox } from './test-sandbox.ts';

let fixture: TestSandbox;

beforeAll(async () => {
  fixture = await startTestSandbox();
});
afterAll(() => fixture.stop());

const inMinutes = (minutes: number) => Math.floor(Date.now() / 1000) + minutes * 60;

describe('A checkout session', () => {
  it('a new checkout session is open, has its parameters, and no payment intent yet', async () => {
    const expires_at = inMinutes(31);
    const session = await fixture.stripe.checkout.sessions.create(
      sessionParams({ expires_at, locale: 'bg' }),
    );
    expect(session).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: 10_000,
      currency: 'eur',
      client_reference_id: 'payment-7',
      metadata: { payment: '7' },
      expires_at,
      locale: 'bg',
      livemode: false,
      url: `http://pay.example/c/pay/${session.id}`,
    });
  });

  it.each([
    ['de', 'en', 'en'],
    ['de', 'bg', 'bg'],
    ['en-GB', 'bg', 'en'],
    ['zh-HK', 'fr', 'bg'],
  ] as const)(
    'a checkout session in %s for a browser in %s shows its page in %s, which exists in bg and en only',
    async (locale, browser, shown) => {
      const session = await fixture.stripe.checkout.sessions.create(sessionParams({ locale }));
      expect(session.locale).toBe(locale);
      const page = await fetch(`${fixture.sandbox.url}/c/pay/${session.id}`, {
        headers: { 'accept-language': browser },
      });
      expect(page.headers.get('content-language')).toBe(shown);
    },
  );

  it.each(['Дървото', '123', "O'Brien", 'a*b'])(
    'a checkout session with the invalid statement suffix %j is refused',
    async (statement_descriptor_suffix) => {
      const params = sessionParams({ payment_intent_data: { statement_descriptor_suffix } });
      await expect(fixture.stripe.checkout.sessions.create(params)).rejects.toMatchObject({
        statusCode: 400,
        param: 'payment_intent_data[statement_descriptor_suffix]',
      });
    },
  );

  it('a checkout session shows its statement suffix after the account’s prefix, in 22 characters', async () => {
    const params = sessionParams({
      payment_intent_data: { statement_descriptor_suffix: 'Atelie Darvo i kamak' },
    });
    const { id } = await fixture.stripe.checkout.sessions.create(params);
    await fixture.control.pay({ session: id });
    const expand = ['payment_intent.latest_charge'];
    const paid = await fixture.stripe.checkout.sessions.retrieve(id, { expand });
    const charge = (paid.payment_intent as Stripe.PaymentIntent).latest_charge as Stripe.Charge;
    expect(charge.calculated_statement_descriptor).toBe('SANDBOX* Atelie Darvo');
  });

  it('a checkout session in a locale unknown to the provider is refused', async () => {
    const params = sessionParams({ locale: 'tlh' as never });
    await expect(fixture.stripe.checkout.sessions.create(params)).rejects.toMatchObject({ param: 'locale' });
  });

  it('a checkout session expires after 24 hours unless given', async () => {
    const session = await fixture.stripe.checkout.sessions.create(sessionParams());
    expect(session.expires_at - session.created).toBe(86_400);
  });

  it('a checkout session shows its line items', async () => {
    const session = await fixture.stripe.checkout.sessions.create(sessionParams());
    const items = await fixture.stripe.checkout.sessions.listLineItems(session.id);
    expect(items.data).toMatchObject([{ description: 'Bathroom repair', amount_total: 10_000, quantity: 1 }]);
    expect(items.data[0]?.price?.unit_amount_decimal?.toString()).toBe('10000');
  });

  it('a checkout session copies the intent’s metadata and not its own', async () => {
    const params = sessionParams({
      metadata: { only: 'session' },
      payment_intent_data: { metadata: { only: 'intent' } },
    });
    const { id } = await fixture.stripe.checkout.sessions.create(params);
    await fixture.control.pay({ session: id });
    const paid = await fixture.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    expect(paid.metadata).toEqual({ only: 'session' });
    expect((paid.payment_intent as Stripe.PaymentIntent).metadata).toEqual({ only: 'intent' });
  });

  it('a checkout session can be expired while it is open, and only then', async () => {
    const { id } = await fixture.stripe.checkout.sessions.create(sessionParams());
    const expired = await fixture.stripe.checkout.sessions.expire(id);
    expect(expired).toMatchObject({ status: 'expired', url: null });
    await expect(fixture.stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 });
    const paid = await paidSession(fixture);
    await expect(fixture.stripe.checkout.sessions.expire(paid.id)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
    });
    expect((await fixture.stripe.checkout.sessions.retrieve(paid.id)).status).toBe('complete');
  });

  it('checkout sessions are found by payment intent and by status', async () => {
    const paid = await paidSession(fixture);
    const found = await fixture.stripe.checkout.sessions.list({
      payment_intent: paid.payment_intent as string,
    });
    expect(found.data.map((session) => session.id)).toEqual([paid.id]);
    const open = await fixture.stripe.checkout.sessions.list({ status: 'open', limit: 100 });
    expect(open.data.every((session) => session.status === 'open')).toBe(true);
  });

  it('a settled checkout session shows its actual fee through three expanded levels', async () => {
    const paid = await paidSession(fixture);
    const path = 'payment_intent.latest_charge.balance_transaction';
    const early = await fixture.stripe.checkout.sessions.retrieve(paid.id, {
      expand: ['payment_intent.latest_charge'],
    });
    expect(early.payment_intent).toMatchObject({
      status: 'succeeded',
      latest_charge: { balance_transaction: null },
    });
    await fixture.control.settleNow();
    const settled = await fixture.stripe.checkout.sessions.retrieve(paid.id, { expand: [path] });
    // 2.9 % of 100.00 and 0.15.
    expect(settled.payment_intent).toMatchObject({
      latest_charge: { balance_transaction: { amount: 10_000, fee: 305, net: 9695 } },
    });
  });

  it.each([
    ['a sum below 0.50', { line_items: priced(49) }, 'amount_too_small'],
    ['a sum above 999,999.99', { line_items: priced(100_000_000) }, 'amount_too_large'],
    ['levs, which are no longer charged', { line_items: priced(1000, 'bgn') }, 'parameter_invalid'],
    ['no line item', { line_items: [] }, 'parameter_missing'],
    ['an invalid URL', { success_url: 'shop' }, 'parameter_invalid'],
    ['an e-mail that is none', { customer_email: 'payer' }, 'parameter_invalid'],
  ])('a checkout session is refused for %s', async (_, changes, code) => {
    const refused = fixture.stripe.checkout.sessions.create(sessionParams(changes));
    await expect(refused).rejects.toMatchObject({ statusCode: 400, code });
  });

  it.each([29, 24 * 60 + 2])('a checkout session cannot expire %i minutes from now', async (minutes) => {
    const refused = fixture.stripe.checkout.sessions.create(
      sessionParams({ expires_at: inMinutes(minutes) }),
    );
    await expect(refused).rejects.toMatchObject({ statusCode: 400, param: 'expires_at' });
  });
});

describe('A direct charge on a connected account', () => {
  const stripeAccount = 'acct_1Merchant';
  const shared = sessionParams({ payment_intent_data: { application_fee_amount: 150 } });

  it('a direct charge takes the application fee beside the provider’s own', async () => {
    const { id } = await fixture.stripe.checkout.sessions.create(shared, { stripeAccount });
    await fixture.control.pay({ session: id });
    await fixture.control.settleNow();
    const expand = [
      'payment_intent.latest_charge.balance_transaction',
      'payment_intent.latest_charge.application_fee',
    ];
    const paid = await fixture.stripe.checkout.sessions.retrieve(id, { expand }, { stripeAccount });
    expect(paid.payment_intent).toMatchObject({
      application_fee_amount: 150,
      latest_charge: { balance_transaction: { fee: 455, net: 9545 }, application_fee: { amount: 150 } },
    });
    const received = fixture.connectReceiver.received.find((one) => one.event.account === stripeAccount);
    expect(received?.event.object).toBe('event');
  });

  it('a direct charge is stored on the connected account, not on the platform’s', async () => {
    const { id } = await fixture.stripe.checkout.sessions.create(shared, { stripeAccount });
    await expect(fixture.stripe.checkout.sessions.retrieve(id)).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });

  it('only a direct charge may have an application fee', async () => {
    await expect(fixture.stripe.checkout.sessions.create(shared)).rejects.toMatchObject({
      param: 'payment_intent_data[application_fee_amount]',
    });
  });
});
