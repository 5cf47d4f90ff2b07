import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  raw,
  sessionCount,
  sessionForm,
  sessionParams,
  startTestSandbox,
  type TestSandbox,
} from './test-sandbox.ts';

let fixture: TestSandbox;

beforeAll(async () => {
  fixture = await startTestSandbox();
});
afterAll(() => fixture.stop());

describe('An idempotency key', () => {
  it('a repeated idempotency key gives the same answer and has no further effect', async () => {
    const before = await sessionCount(fixture);
    const first = await fixture.stripe.checkout.sessions.create(sessionParams(), { idempotencyKey: 'once' });
    const again = await fixture.stripe.checkout.sessions.create(sessionParams(), { idempotencyKey: 'once' });
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(await sessionCount(fixture)).toBe(before + 1);
  });

  it('a repeated idempotency key replays the first answer even when the object has changed since', async () => {
    const params = sessionParams();
    const { id } = await fixture.stripe.checkout.sessions.create(params, { idempotencyKey: 'changed' });
    await fixture.control.pay({ session: id });
    const again = await fixture.stripe.checkout.sessions.create(params, { idempotencyKey: 'changed' });
    expect(again).toMatchObject({ id, status: 'open' });
  });

  it('an idempotency key is refused with other parameters', async () => {
    await fixture.stripe.checkout.sessions.create(sessionParams(), { idempotencyKey: 'other' });
    const other = sessionParams({ client_reference_id: 'payment-8' });
    await expect(
      fixture.stripe.checkout.sessions.create(other, { idempotencyKey: 'other' }),
    ).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });

  it('twenty concurrent calls with one idempotency key create one session', async () => {
    const before = await sessionCount(fixture);
    const call = () =>
      raw(fixture, '/v1/checkout/sessions', {
        method: 'POST',
        body: sessionForm(),
        headers: { 'idempotency-key': 'concurrent' },
      });
    const statuses = (await Promise.all(Array.from({ length: 20 }, call))).map((answer) => answer.status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    expect(await sessionCount(fixture)).toBe(before + 1);
  });

  it('a malformed call does not use up its idempotency key', async () => {
    const wrong = { ...sessionParams(), unicorn: '1' } as unknown as Stripe.Checkout.SessionCreateParams;
    await expect(fixture.stripe.checkout.sessions.create(wrong, { idempotencyKey: 'typo' })).rejects.toThrow(
      'unicorn',
    );
    const right = await fixture.stripe.checkout.sessions.create(sessionParams(), { idempotencyKey: 'typo' });
    expect(right.status).toBe('open');
  });

  it('a call refused at its end leaves no effect', async () => {
    const before = await sessionCount(fixture);
    const params = sessionParams({ expand: ['unicorn'] });
    await expect(
      fixture.stripe.checkout.sessions.create(params, { idempotencyKey: 'undone' }),
    ).rejects.toMatchObject({ param: 'expand' });
    expect(await sessionCount(fixture)).toBe(before);
  });

  it('an idempotency key has at most 255 characters; a longer one is refused without effect', async () => {
    const before = await sessionCount(fixture);
    const longest = await fixture.stripe.checkout.sessions.create(sessionParams(), {
      idempotencyKey: 'k'.repeat(255),
    });
    expect(longest.status).toBe('open');
    await expect(
      fixture.stripe.checkout.sessions.create(sessionParams(), { idempotencyKey: 'k'.repeat(256) }),
    ).rejects.toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError' });
    expect(await sessionCount(fixture)).toBe(before + 1);
  });

  it('an idempotency key belongs to its account', async () => {
    const here = await fixture.stripe.checkout.sessions.create(sessionParams(), { idempotencyKey: 'both' });
    const there = await fixture.stripe.checkout.sessions.create(sessionParams(), {
      idempotencyKey: 'both',
      stripeAccount: 'acct_1Other',
    });
    expect(there.id).not.toBe(here.id);
  });
});
