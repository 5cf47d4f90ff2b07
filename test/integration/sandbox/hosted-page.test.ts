import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payOnPage, sessionParams, startTestSandbox, type TestSandbox } from './test-sandbox.ts';

let fixture: TestSandbox;

beforeAll(async () => {
  fixture = await startTestSandbox();
});
afterAll(() => fixture.stop());

const newSession = (changes: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  fixture.stripe.checkout.sessions.create(sessionParams(changes));

const see = (id: string, headers: Record<string, string> = {}) =>
  fetch(`${fixture.sandbox.url}/c/pay/${id}`, { headers, redirect: 'manual' });

const payByWallet = (id: string, wallet: string) =>
  fetch(`${fixture.sandbox.url}/c/pay/${id}/wallet`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ wallet }),
  });

const withCharge = async (id: string) => {
  const expand = ['payment_intent.latest_charge'];
  const session = await fixture.stripe.checkout.sessions.retrieve(id, { expand });
  const intent = session.payment_intent as Stripe.PaymentIntent;
  return { session, intent, charge: intent.latest_charge as Stripe.Charge };
};

const chargesOf = async (intent: string) =>
  (await fixture.stripe.charges.list({ payment_intent: intent })).data.filter((charge) => charge.paid);

/** Of all payment intents: two concurrent payments could each create their own. */
const allPaidCharges = async () => {
  let count = 0;
  for await (const charge of fixture.stripe.charges.list({ limit: 100 })) if (charge.paid) count += 1;
  return count;
};

const successOf = (id: string) => `http://shop.example/pay/success?session_id=${id}`;

describe('The checkout page', () => {
  it('the checkout page is in Bulgarian when its session is, and shows what is paid for', async () => {
    const { id } = await newSession({ locale: 'bg', customer_email: 'ivan@example.com' });
    const page = await (await see(id)).text();
    for (const messages of [
      'Тестова среда – няма реално плащане',
      'Номер на картата',
      'Валидна до',
      'CVC',
      'Име върху картата',
      'Плати',
      'Отказ',
      'Bathroom repair',
      'Two days of work',
      '100,00\u00a0€',
      'ivan@example.com',
      '4242 4242 4242 4242',
    ]) {
      expect(page).toContain(messages);
    }
    expect(page).toContain("lang='bg'");
  });

  it('the checkout page is in English when its session is', async () => {
    const { id } = await newSession();
    const page = await (await see(id)).text();
    for (const messages of [
      'Test environment – no real payment',
      'Card number',
      'Expiry',
      'Name on card',
      '>Pay<',
      '>Cancel<',
      '€100.00',
    ]) {
      expect(page).toContain(messages);
    }
  });

  it('the checkout page uses the browser’s language when the session names none', async () => {
    const { id } = await newSession({ locale: 'auto' });
    expect(await (await see(id, { 'accept-language': 'en' })).text()).toContain('Card number');
    expect(await (await see(id, { 'accept-language': 'bg' })).text()).toContain('Номер на картата');
  });

  it('the checkout page runs no script, loads nothing, and its form may only lead to itself and the merchant', async () => {
    const { id } = await newSession();
    const policy = (await see(id)).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://shop.example;");
    expect(policy).not.toContain('unsafe-inline');
  });

  it('the checkout page escapes a product’s name', async () => {
    const price_data = {
      currency: 'eur',
      unit_amount: 500,
      product_data: { name: '<script>alert(1)</script>' },
    };
    const { id } = await newSession({ line_items: [{ quantity: 2, price_data }] });
    const page = await (await see(id)).text();
    expect(page).not.toContain('<script>');
    expect(page).toContain('€10.00');
  });

  it('an unknown checkout session is answered with an error page', async () => {
    const answer = await see('cs_test_none');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<h1>');
  });
});

describe('A card that works', () => {
  it.each(['4242 4242 4242 4242', '5555555555554444', '3782 822463 10005', '4000-0566-5566-5556'])(
    'the card %s pays and returns the customer to the shop',
    async (card) => {
      const { id } = await newSession();
      const answer = await payOnPage(fixture, { id }, card, { email: 'ivan@example.com' });
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe(successOf(id));
      const { session, intent, charge } = await withCharge(id);
      expect(session).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
      expect(session.customer_details).toMatchObject({ email: 'ivan@example.com', name: 'Ivan Petrov' });
      expect(intent).toMatchObject({
        status: 'succeeded',
        amount_received: 10_000,
        last_payment_error: null,
      });
      expect(charge.payment_method_details?.card?.last4).toBe(card.slice(-4));
    },
  );

  it.each(['apple_pay', 'google_pay'] as const)(
    'the wallet %s pays without a field, for the e-mail of the session, and the charge names it',
    async (wallet) => {
      const { id } = await newSession({ customer_email: 'ivan@example.com' });
      const answer = await payByWallet(id, wallet);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, successOf(id)]);
      const { session, charge } = await withCharge(id);
      expect(session.customer_details?.email).toBe('ivan@example.com');
      const card = charge.payment_method_details?.card;
      expect(card?.wallet).toEqual({ type: wallet, [wallet]: {}, dynamic_last4: null });
      expect([card?.last4, card?.checks?.cvc_check]).toEqual(['4242', null]);
    },
  );

  it('an unknown wallet pays nothing and shows the form again', async () => {
    const { id } = await newSession();
    expect((await payByWallet(id, 'cash')).status).toBe(200);
    expect((await fixture.stripe.checkout.sessions.retrieve(id)).status).toBe('open');
  });

  it('two windows that pay at the same moment charge the card once', async () => {
    const { id } = await newSession();
    const before = await allPaidCharges();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => payOnPage(fixture, { id }, '4242424242424242')),
    );
    expect(answers.map((answer) => answer.headers.get('location'))).toEqual(Array(6).fill(successOf(id)));
    expect((await allPaidCharges()) - before).toBe(1);
  });

  it('the paying customer is redirected only after the webhook was answered', async () => {
    const { id } = await newSession();
    const order: string[] = [];
    fixture.receiver.before = ({ event }) => {
      if (event.type === 'checkout.session.completed') order.push('webhook');
    };
    await payOnPage(fixture, { id }, '4242424242424242');
    order.push('redirect');
    fixture.receiver.before = () => undefined;
    expect(order).toEqual(['webhook', 'redirect']);
  });

  it('a paid checkout page says that the payment is complete', async () => {
    const { id } = await newSession();
    await payOnPage(fixture, { id }, '4242424242424242');
    const page = await see(id);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('This payment is complete');
  });
});

describe('A card that is declined', () => {
  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
    ['4000000000009995', 'card_declined', 'insufficient_funds', 'insufficient funds'],
    ['4000000000009987', 'card_declined', 'lost_card', 'Your card was declined.'],
    ['4000000000009979', 'card_declined', 'stolen_card', 'Your card was declined.'],
    ['4000000000006975', 'card_declined', 'card_velocity_exceeded', 'too frequently'],
    ['4000000000000069', 'expired_card', 'expired_card', 'has expired'],
    ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc', 'security code is incorrect'],
    ['4000000000000119', 'processing_error', 'processing_error', 'processing your card'],
  ])(
    'the declined card %s shows why and leaves the session open',
    async (card, code, decline_code, message) => {
      const { id } = await newSession();
      const answer = await payOnPage(fixture, { id }, card);
      expect(answer.status).toBe(402);
      const page = await answer.text();
      expect(page).toContain("role='alert'><p class='alert'>");
      expect(page.slice(0, page.indexOf('<details'))).toContain(message);
      const { session, intent, charge } = await withCharge(id);
      expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid' });
      expect(intent).toMatchObject({
        status: 'requires_payment_method',
        last_payment_error: { code, decline_code },
      });
      expect(charge).toMatchObject({ status: 'failed', paid: false, failure_code: code });
    },
  );

  it('a declined card can be followed by a working one in the same payment intent', async () => {
    const { id } = await newSession();
    await payOnPage(fixture, { id }, '4000000000000002');
    const before = await withCharge(id);
    await payOnPage(fixture, { id }, '4242424242424242');
    const after = await withCharge(id);
    expect(after.intent).toMatchObject({
      id: before.intent.id,
      status: 'succeeded',
      last_payment_error: null,
    });
    expect(await chargesOf(after.intent.id)).toHaveLength(1);
  });
});

describe('Cancelling', () => {
  const cancel = (id: string) =>
    fetch(`${fixture.sandbox.url}/c/pay/${id}/cancel`, { method: 'POST', redirect: 'manual' });

  it('cancelling returns to the shop and leaves the session open', async () => {
    const { id } = await newSession();
    const answer = await cancel(id);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('http://shop.example/pay/cancel');
    expect((await fixture.stripe.checkout.sessions.retrieve(id)).status).toBe('open');
  });
});

describe('An expired session', () => {
  it('an expired session can no longer be seen or paid', async () => {
    const { id } = await newSession();
    await fixture.stripe.checkout.sessions.expire(id);
    expect((await see(id)).status).toBe(410);
    expect((await payOnPage(fixture, { id }, '4242424242424242')).status).toBe(410);
    expect((await fixture.stripe.checkout.sessions.retrieve(id)).payment_intent).toBeNull();
  });
});
