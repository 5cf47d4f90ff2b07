import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  paidSession,
  raw,
  secretKey,
  sessionCount,
  sessionParams,
  startTestSandbox,
  type TestSandbox,
} from './test-sandbox.ts';

let fixture: TestSandbox;

beforeAll(async () => {
  fixture = await startTestSandbox();
});
afterAll(() => fixture.stop());

describe('The API', () => {
  it('every sandbox answer names API version and request', async () => {
    const answer = await raw(fixture, '/v1/balance');
    expect(answer.headers.get('stripe-version')).toBe('2026-10-28.endive');
    expect(answer.headers.get('request-id')).toMatch(/^req_/);
  });

  it.each([
    ['no key', {}],
    ['another key', { authorization: 'Bearer sk_test_other' }],
    ['a live key', { authorization: 'Bearer sk_live_1' }],
  ])('the sandbox answers %s with 401 in its envelope', async (_, headers) => {
    const answer = await fetch(`${fixture.sandbox.url}/v1/balance`, {
      headers: headers as Record<string, string>,
    });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  });

  it('the sandbox also accepts its key as Basic username', async () => {
    const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
    expect((await raw(fixture, '/v1/balance', { headers: { authorization } })).status).toBe(200);
  });

  it('the sandbox answers unknown paths and objects with an error object', async () => {
    const answer = await raw(fixture, '/v1/unicorns');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
    await expect(fixture.stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
  });

  it.each([
    ['payment_method_types[0]', { payment_method_types: ['card'] }],
    ['unicorn', { unicorn: '1' }],
    ['payment_intent_data[unicorn]', { payment_intent_data: { unicorn: '1' } }],
    [
      'line_items[0][price_data][unicorn]',
      {
        line_items: [
          {
            quantity: 1,
            price_data: { currency: 'eur', unit_amount: 100, unicorn: 1, product_data: { name: 'x' } },
          },
        ],
      },
    ],
  ])('the sandbox refuses the unknown parameter %s', async (name, changes) => {
    const params = { ...sessionParams(), ...changes } as unknown as Stripe.Checkout.SessionCreateParams;
    await expect(fixture.stripe.checkout.sessions.create(params)).rejects.toMatchObject({
      statusCode: 400,
      code: 'parameter_unknown',
      param: name.replace(/\[0\]$/, ''),
    });
  });

  it('the sandbox refuses unknown parameters of a list and of a retrieval', async () => {
    await expect(
      fixture.stripe.charges.list({ unicorn: '1' } as unknown as Stripe.ChargeListParams),
    ).rejects.toMatchObject({ code: 'parameter_unknown', param: 'unicorn' });
    expect((await raw(fixture, '/v1/balance?unicorn=1')).status).toBe(400);
  });

  it('the sandbox names a parameter that is missing or not a number', async () => {
    const body = new URLSearchParams({ mode: 'payment' });
    const missing = await raw(fixture, '/v1/checkout/sessions', { method: 'POST', body });
    expect(await missing.json()).toMatchObject({
      error: { code: 'parameter_missing', param: 'success_url' },
    });
    const wrong = await raw(fixture, '/v1/charges?limit=ten');
    expect(await wrong.json()).toMatchObject({
      error: { code: 'parameter_invalid_integer', param: 'limit' },
    });
  });

  it('the sandbox refuses prototype names and JSON bodies', async () => {
    const polluted = await raw(fixture, '/v1/refunds', {
      method: 'POST',
      body: new URLSearchParams({ '__proto__[x]': '1' }),
    });
    expect(polluted.status).toBe(400);
    const json = await raw(fixture, '/v1/refunds', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(json.status).toBe(400);
  });

  it('the sandbox expands four levels and refuses a fifth, or what cannot be expanded', async () => {
    await paidSession(fixture);
    await fixture.control.settleNow();
    const expand = ['data.payment_intent.latest_charge.balance_transaction'];
    const sessions = await fixture.stripe.checkout.sessions.list({ limit: 1, expand });
    expect(sessions.data[0]?.payment_intent).toMatchObject({
      latest_charge: { balance_transaction: { fee: 305 } },
    });
    const deep = { limit: 1, expand: ['data.payment_intent.latest_charge.balance_transaction.source'] };
    await expect(fixture.stripe.checkout.sessions.list(deep)).rejects.toMatchObject({ statusCode: 400 });
    await expect(
      fixture.stripe.checkout.sessions.list({ limit: 1, expand: ['data.unicorn'] }),
    ).rejects.toMatchObject({
      message: expect.stringContaining('cannot be expanded') as string,
    });
  });
});

describe('A list', () => {
  it('a sandbox list can be paged in both directions', async () => {
    const made: string[] = [];
    for (let number = 0; number < 5; number += 1) {
      made.unshift((await fixture.stripe.checkout.sessions.create(sessionParams())).id);
    }
    const page = async (params: Stripe.Checkout.SessionListParams) => {
      const { data, has_more } = await fixture.stripe.checkout.sessions.list({ limit: 2, ...params });
      return { ids: data.map((session) => session.id), has_more };
    };
    const first = await page({});
    expect(first).toEqual({ ids: made.slice(0, 2), has_more: true });
    expect(await page({ starting_after: made[1] ?? '' })).toEqual({ ids: made.slice(2, 4), has_more: true });
    expect(await page({ ending_before: made[4] ?? '' })).toEqual({ ids: made.slice(2, 4), has_more: true });
    expect(await page({ ending_before: made[1] ?? '' })).toEqual({ ids: made.slice(0, 1), has_more: false });
  });

  it('the SDK iterates over all pages of a sandbox list', async () => {
    const ids = new Set<string>();
    for await (const session of fixture.stripe.checkout.sessions.list({ limit: 3 })) ids.add(session.id);
    expect(ids.size).toBe(await sessionCount(fixture));
  });

  it('a sandbox list can be filtered by creation time', async () => {
    const future = Math.floor(Date.now() / 1000) + 1000;
    expect((await fixture.stripe.checkout.sessions.list({ created: { gte: future } })).data).toEqual([]);
    expect((await fixture.stripe.checkout.sessions.list({ created: { lt: future } })).data).not.toEqual([]);
  });

  it.each([
    ['a limit of 101', { limit: 101 }],
    ['an unknown cursor', { starting_after: 'cs_none' }],
    ['two cursors', { starting_after: 'cs_1', ending_before: 'cs_2' }],
  ])('a sandbox list refuses %s', async (_, params) => {
    await expect(fixture.stripe.checkout.sessions.list(params)).rejects.toMatchObject({ statusCode: 400 });
  });
});
