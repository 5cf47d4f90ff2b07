import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { businessDateOf } from '#kernel/business-date.ts';
import { subscription } from '#kernel/events.ts';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { MerchantDirectory, MerchantStatusChanged } from '#modules/merchants/index.ts';
import { resolve } from '#platform/di.ts';
import { signIn } from '#test/integration/modules/users/test-users.ts';
import type { Fixture } from '#test/integration/modules/users/users-fixture.ts';
import { createMerchantsFixture, register, staff } from './merchants-fixture.ts';

let fixture: Fixture;
let admin: string;
let received: MerchantStatusChanged[] = [];
let isSubscriberBroken = false;

beforeAll(async () => {
  fixture = await createMerchantsFixture();
  admin = await staff(fixture, 'ADMIN');
  fixture.events.subscribe([
    subscription(MerchantStatusChanged, async (event) => {
      if (isSubscriberBroken) throw new Error('the subscriber fails');
      expect(fixture.transactions.isActive).toBe(true);
      received.push(event);
    }),
  ]);
});
afterAll(() => fixture.close());

const set = (id: number, body: object, token = admin) =>
  fixture.ask<Merchant & { code?: string }>('PUT', `/merchants/${id}/status`, { token, body });

const historyOf = (id: number) =>
  fixture.database.rows(
    `select seq, from_status, to_status, reason from merchant_status_history where merchant_id = :id order by seq`,
    { id },
  );

describe('merchant status', () => {
  test('an administrator’s change of a merchant status is stored in history and audit log and published', async () => {
    const { id } = await register(fixture);
    received = [];
    expect((await set(id, { status: 'ACTIVE' })).body).toMatchObject({ id, status: 'ACTIVE' });
    expect((await set(id, { status: 'SUSPENDED', reason: 'Жалба на клиент' })).status).toBe(200);
    expect(await historyOf(id)).toEqual([
      { seq: 1, from_status: null, to_status: 'PENDING', reason: null },
      { seq: 2, from_status: 'PENDING', to_status: 'ACTIVE', reason: null },
      { seq: 3, from_status: 'ACTIVE', to_status: 'SUSPENDED', reason: 'Жалба на клиент' },
    ]);
    expect(received).toEqual([
      { merchantId: id, from: 'PENDING', to: 'ACTIVE' },
      { merchantId: id, from: 'ACTIVE', to: 'SUSPENDED' },
    ]);
    const audit = await fixture.database.rows(
      `select actor, data from audit_log where action = 'merchant.status-changed' and subject_id = :id order by id`,
      { id: String(id) },
    );
    expect(audit).toEqual([
      { actor: expect.stringMatching(/^user:\d+$/) as string, data: { from: 'PENDING', to: 'ACTIVE' } },
      {
        actor: expect.stringMatching(/^user:\d+$/) as string,
        data: { from: 'ACTIVE', to: 'SUSPENDED', reason: 'Жалба на клиент' },
      },
    ]);
  });

  test('setting the current merchant status again leaves no trace', async () => {
    const { id } = await register(fixture, { status: 'ACTIVE' });
    received = [];
    expect((await set(id, { status: 'ACTIVE' })).status).toBe(200);
    expect(received).toEqual([]);
    expect(await historyOf(id)).toHaveLength(2);
  });

  test('a merchant status does not change when a subscriber of the event fails', async () => {
    const { id } = await register(fixture);
    isSubscriberBroken = true;
    try {
      expect((await set(id, { status: 'ACTIVE' })).status).toBe(500);
    } finally {
      isSubscriberBroken = false;
    }
    expect((await fixture.ask<Merchant>('GET', `/merchants/${id}`, { token: admin })).body.status).toBe(
      'PENDING',
    );
    expect(await historyOf(id)).toHaveLength(1);
  });

  test('concurrent changes of a merchant status are applied one after another', async () => {
    const { id } = await register(fixture);
    const wanted = ['ACTIVE', 'SUSPENDED', 'INACTIVE', 'ACTIVE', 'SUSPENDED'];
    await Promise.all(wanted.map((status) => set(id, { status })));
    const history = (await historyOf(id)) as { seq: number; from_status: string; to_status: string }[];
    expect(history.map(({ seq }) => seq)).toEqual(history.map((_, place) => place + 1));
    const ends = history.map(({ to_status }) => to_status);
    expect(history.slice(1).map(({ from_status }) => from_status)).toEqual(ends.slice(0, -1));
    const merchant = await resolve(fixture.container, MerchantDirectory).byId(id);
    expect(merchant?.status).toBe(history.at(-1)?.to_status);
  });

  test('a change of a merchant status is refused in the order session, role, object, field', async () => {
    const { id, email } = await register(fixture);
    const own = await signIn(fixture, email);
    const support = await staff(fixture, 'SUPPORT');
    const accountant = await staff(fixture, 'ACCOUNTANT');
    const body = { status: 'ACTIVE' };
    expect((await fixture.ask('PUT', `/merchants/${id}/status`, { body })).status).toBe(401);
    for (const token of [own, support, accountant]) expect((await set(id, body, token)).status).toBe(403);
    expect((await set(999_999, body)).body.code).toBe('merchants.not-found');
    expect((await set(999_999, body)).status).toBe(404);
    for (const wrong of [{}, { status: 'CLOSED' }, { status: ['ACTIVE'] }]) {
      expect((await set(id, wrong)).status).toBe(422);
    }
  });
});

describe('merchant plan', () => {
  const setPlan = (id: number, body: object, token: string | undefined = admin) =>
    fixture.ask<Merchant & { code?: string; fields?: object }>('PUT', `/merchants/${id}/plan`, {
      ...(token === '' ? {} : { token }),
      body,
    });
  const auditOf = (id: number) =>
    fixture.database.rows(
      `select actor, data from audit_log where action = 'merchant.plan-changed' and subject_id = :id order by id`,
      { id: String(id) },
    );
  const planOf = async (id: number) =>
    (await fixture.ask<Merchant>('GET', `/merchants/${id}`, { token: admin })).body.plan;

  test('an administrator’s change of a merchant plan is stored, recorded in the audit log and published as a fact', async () => {
    const { id } = await register(fixture);
    const { status, body } = await setPlan(id, { plan: 'GROWTH' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, plan: 'GROWTH', status: 'PENDING' });
    expect(await planOf(id)).toBe('GROWTH');
    expect(await auditOf(id)).toEqual([
      {
        actor: expect.stringMatching(/^user:\d+$/) as string,
        data: { from: 'STARTER', to: 'GROWTH', day: businessDateOf(fixture.clock.now()), kind: 'PAID' },
      },
    ]);
    expect(fixture.facts.filter(({ merchantId }) => merchantId === id)).toEqual([
      { type: 'plan.changed', merchantId: id, subjectId: id, previous: { plan: 'STARTER' } },
    ]);
  });

  test('setting the current merchant plan again leaves no trace', async () => {
    const { id } = await register(fixture);
    expect((await setPlan(id, { plan: 'STARTER' })).status).toBe(200);
    expect(await auditOf(id)).toEqual([]);
    expect(fixture.facts.filter(({ merchantId }) => merchantId === id)).toEqual([]);
  });

  test('a change of a merchant plan is refused in the order session, role, object, field, and changes nothing', async () => {
    const { id, email } = await register(fixture);
    const body = { plan: 'PRO' };
    expect((await setPlan(id, body, '')).status).toBe(401);
    for (const token of [await signIn(fixture, email), await staff(fixture, 'SUPPORT', 'plan-support')]) {
      expect((await setPlan(id, body, token)).status).toBe(403);
    }
    expect(await setPlan(999_999, body)).toMatchObject({
      status: 404,
      body: { code: 'merchants.not-found' },
    });
    for (const wrong of [{}, { plan: 'FREE' }, { plan: null }]) {
      expect(await setPlan(id, wrong)).toMatchObject({
        status: 422,
        body: { fields: { plan: expect.any(String) as string } },
      });
    }
    expect(await planOf(id)).toBe('STARTER');
  });
});
