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

describe('The form', () => {
  it.each([
    [
      'a number that fails the Luhn check',
      { number: '4242 4242 4242 4241' },
      'The card number is not valid.',
    ],
    [
      'a real-looking card that is not a test card',
      { number: '4111 1111 1111 1111' },
      'This is not a test card.',
    ],
    ['an empty number', { number: '' }, 'The card number is not valid.'],
    ['half an expiry date', { expiry: '12' }, 'The expiry date is not complete'],
    ['a thirteenth month', { expiry: '13/34' }, 'The expiry date is not complete'],
    ['a past expiry date', { expiry: '01/20' }, 'The expiry date is in the past.'],
    ['a short security code', { cvc: '1' }, 'The security code is not complete.'],
    ['no name', { holder: ' ' }, 'Enter the name on the card.'],
    ['half an e-mail address', { email: 'ivan@' }, 'The email address is not complete.'],
  ])('the card form refuses %s without charging', async (_, changes, message) => {
    const { id } = await newSession();
    const answer = await payOnPage(fixture, { id }, '4242424242424242', changes);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(message);
    expect((await fixture.stripe.checkout.sessions.retrieve(id)).payment_intent).toBeNull();
  });

  it('the card form keeps typed values, but never a security code or an unknown card number', async () => {
    const { id } = await newSession();
    const typed = { number: '4111111111111111', cvc: '987', holder: 'Maria' };
    const page = (await (await payOnPage(fixture, { id }, '', typed)).text()).split('<details')[0];
    expect(page).toContain("value='Maria'");
    expect(page).not.toContain('4111111111111111');
    expect(page).not.toContain("'987'");
  });

  it('the card form accepts expiry dates in all usual forms', async () => {
    for (const expiry of ['12/34', '12 / 2034', '1234', '1/34']) {
      const { id } = await newSession();
      expect((await payOnPage(fixture, { id }, '4242424242424242', { expiry })).status).toBe(303);
    }
  });
});
