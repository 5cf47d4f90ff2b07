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

const withCharge = async (id: string) => {
  const expand = ['payment_intent.latest_charge'];
  const session = await fixture.stripe.checkout.sessions.retrieve(id, { expand });
  const intent = session.payment_intent as Stripe.PaymentIntent;
  return { session, intent, charge: intent.latest_charge as Stripe.Charge };
};

const chargesOf = async (intent: string) =>
  (await fixture.stripe.charges.list({ payment_intent: intent })).data.filter((charge) => charge.paid);

const answerBank = (id: string, answer: 'complete' | 'fail') =>
  fetch(`${fixture.sandbox.url}/c/pay/${id}/challenge`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ answer }),
  });

const successOf = (id: string) => `http://shop.example/pay/success?session_id=${id}`;

describe('3-D Secure', () => {
  const challenged = async (card: string) => {
    const { id } = await newSession();
    const answer = await payOnPage(fixture, { id }, card);
    expect(answer.headers.get('location')).toBe(`/c/pay/${id}/challenge`);
    return id;
  };

  it.each(['4000002500003155', '4000002760003184', '4000000000003220'])(
    'the card %s requires 3-D Secure; the customer completes it and has paid',
    async (card) => {
      const id = await challenged(card);
      expect((await withCharge(id)).intent).toMatchObject({ status: 'requires_action' });
      const page = await (await fetch(`${fixture.sandbox.url}/c/pay/${id}/challenge`)).text();
      expect(page).toContain('Complete authentication');
      expect(page).toContain('Fail authentication');
      const answer = await answerBank(id, 'complete');
      expect(answer.headers.get('location')).toBe(successOf(id));
      const { session, charge } = await withCharge(id);
      expect(session.payment_status).toBe('paid');
      expect(charge.payment_method_details?.card?.three_d_secure?.result).toBe('authenticated');
    },
  );

  it('a failed 3-D Secure leaves the session open for another card', async () => {
    const id = await challenged('4000002500003155');
    const answer = await answerBank(id, 'fail');
    expect(answer.status).toBe(402);
    expect(await answer.text()).toContain('could not confirm');
    const { session, intent } = await withCharge(id);
    expect(session.status).toBe('open');
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      latest_charge: null,
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
    expect((await payOnPage(fixture, { id }, '4242424242424242')).status).toBe(303);
  });

  it.each(['4000008400001629', '4000008260003178'])(
    'the card %s is declined after a completed 3-D Secure',
    async (card) => {
      const id = await challenged(card);
      expect((await answerBank(id, 'complete')).status).toBe(402);
      expect((await withCharge(id)).session.status).toBe('open');
    },
  );

  it('3-D Secure answered twice charges once', async () => {
    const id = await challenged('4000000000003220');
    await Promise.all([answerBank(id, 'complete'), answerBank(id, 'complete')]);
    expect(await chargesOf((await withCharge(id)).intent.id)).toHaveLength(1);
  });

  it('an unrequested 3-D Secure answer returns to the form', async () => {
    const { id } = await newSession();
    expect((await answerBank(id, 'complete')).headers.get('location')).toBe(`/c/pay/${id}`);
  });

  it('3-D Secure is dropped when the customer takes another card instead', async () => {
    const id = await challenged('4000002500003155');
    await payOnPage(fixture, { id }, '4000000000000002');
    expect((await answerBank(id, 'complete')).headers.get('location')).toBe(`/c/pay/${id}`);
    expect((await withCharge(id)).session.status).toBe('open');
  });
});
