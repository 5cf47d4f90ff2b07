import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { subscription } from '#kernel/events.ts';
import { MerchantClosed, MerchantDirectory } from '#modules/merchants/index.ts';
import { resolve } from '#platform/di.ts';
import { signIn } from '#test/integration/modules/users/test-users.ts';
import type { Fixture } from '#test/integration/modules/users/users-fixture.ts';
import { insertPayment } from '#test/support/insert-rows.ts';
import { waitsOrEnds } from '#test/support/waits-or-ends.ts';
import { createMerchantsFixture, form, register, staff } from './merchants-fixture.ts';

let fixture: Fixture;
let admin: string;
let received: MerchantClosed[] = [];
let isSubscriberBroken = false;

beforeAll(async () => {
  fixture = await createMerchantsFixture();
  admin = await staff(fixture, 'ADMIN');
  fixture.events.subscribe([
    subscription(MerchantClosed, async (event) => {
      if (isSubscriberBroken) throw new Error('the subscriber fails');
      expect(fixture.transactions.isActive).toBe(true);
      received.push(event);
    }),
  ]);
});
beforeEach(() => {
  received = [];
});
afterAll(() => fixture.close());

const remove = (id: number) => fixture.ask('DELETE', `/merchants/${id}`, { token: admin });
const count = async (table: string, id: number, column = 'merchant_id') => {
  const [row] = await fixture.database.rows<{ count: number }>(
    `select count(*) as count from ${table} where ${column} = :id`,
    { id },
  );
  return row!.count;
};
const insertLink = (merchantId: number) =>
  fixture.database.rows(
    `insert into payment_links (token, merchant_id, amount_minor, currency, charge_amount_minor, charge_currency, usage,
       status, expires_at, created_at, updated_at)
     values (:token, :merchantId, 1000, 'EUR', 1000, 'EUR', 'SINGLE', 'ACTIVE', now() + interval '1 day', now(), now())`,
    { merchantId, token: `token-of-merchant-number-${merchantId}` },
  );
const auditOf = (id: number) =>
  fixture.database.rows<{ action: string }>(
    `select action from audit_log where subject_type = 'merchant' and subject_id = :id order by id desc limit 1`,
    { id: String(id) },
  );

describe('deletion of a merchant without references', () => {
  test('a merchant without references is erased with its user account, sessions and history', async () => {
    const { id, email } = await register(fixture, { status: 'ACTIVE', taxId: '175074752' });
    const session = await signIn(fixture, email);
    expect((await remove(id)).status).toBe(204);
    expect((await fixture.ask('GET', '/auth/session', { token: session })).status).toBe(401);
    expect(await count('merchants', id, 'id')).toBe(0);
    expect(await count('users', id)).toBe(0);
    expect(await count('merchant_status_history', id)).toBe(0);
    expect(await auditOf(id)).toEqual([{ action: 'merchant.deleted' }]);
    expect(received).toEqual([]);
    expect((await remove(id)).status).toBe(404);
  });

  test('an erased merchant can register again with the same e-mail and tax id', async () => {
    const about = { email: 'again@example.bg', taxId: '175074752' };
    const { id } = await register(fixture, about);
    expect((await remove(id)).status).toBe(204);
    expect((await register(fixture, about)).id).not.toBe(id);
  });
});

describe('deletion of a merchant with references', () => {
  test('a merchant with payments is closed: hidden, signed out, announced to other modules and kept for its documents', async () => {
    const { id, email } = await register(fixture, { status: 'ACTIVE' });
    await insertPayment(fixture.database, id, 1, {});
    const session = await signIn(fixture, email);
    expect((await remove(id)).status).toBe(204);
    expect(received).toEqual([{ merchantId: id }]);
    expect((await fixture.ask('GET', `/merchants/${id}`, { token: admin })).status).toBe(404);
    expect((await fixture.ask('GET', '/auth/session', { token: session })).status).toBe(401);
    await expect(signIn(fixture, email)).rejects.toThrow('401');
    expect(await resolve(fixture.container, MerchantDirectory).byId(id)).toMatchObject({
      businessName: form.businessName,
      status: 'INACTIVE',
      isAccepting: false,
    });
    expect(await count('payments', id)).toBe(1);
    expect(await auditOf(id)).toEqual([{ action: 'merchant.closed' }]);
    const history = await fixture.database.rows(
      'select from_status, to_status from merchant_status_history where merchant_id = :id order by seq desc limit 1',
      { id },
    );
    expect(history).toEqual([{ from_status: 'ACTIVE', to_status: 'INACTIVE' }]);
    expect((await remove(id)).status).toBe(404);
  });

  test('a closed merchant frees its e-mail and tax id for a new registration', async () => {
    const about = { email: 'reborn@example.bg', taxId: '831641791' };
    const { id } = await register(fixture, about);
    await insertLink(id);
    expect((await remove(id)).status).toBe(204);
    const reborn = await register(fixture, about);
    expect(reborn.id).not.toBe(id);
    await signIn(fixture, about.email);
    const [account] = await fixture.database.rows('select status, email from users where merchant_id = :id', {
      id,
    });
    expect(account).toEqual({
      status: 'INACTIVE',
      email: expect.stringMatching(/^closed-.*@closed\.invalid$/) as string,
    });
  });

  test('a merchant is not closed when a subscriber of the event fails', async () => {
    const { id, email } = await register(fixture, { status: 'ACTIVE' });
    await insertLink(id);
    isSubscriberBroken = true;
    try {
      expect((await remove(id)).status).toBe(500);
    } finally {
      isSubscriberBroken = false;
    }
    expect((await fixture.ask('GET', `/merchants/${id}`, { token: admin })).status).toBe(200);
    await signIn(fixture, email);
  });

  test.each(['payments', 'payment_links', 'invoice_series', 'ledger_accounts'])(
    'a row in %s is a reference that prevents erasure',
    async (table) => {
      const { id } = await register(fixture);
      if (table === 'payments') await insertPayment(fixture.database, id, 1, {});
      if (table === 'payment_links') await insertLink(id);
      if (table === 'invoice_series') {
        await fixture.database.rows(
          `insert into invoice_series (merchant_id, series, start_number, next_number) values (:id, 'LEGAL', 1, 1)`,
          { id },
        );
      }
      if (table === 'ledger_accounts') {
        await fixture.database.rows(
          `insert into ledger_accounts (code, merchant_id, currency) values ('MERCHANT_PAYABLE', :id, 'EUR')`,
          { id },
        );
      }
      expect((await remove(id)).status).toBe(204);
      expect(await count('merchants', id, 'id')).toBe(1);
    },
  );
});

test('a payment that starts during the deletion of its merchant is not lost', async () => {
  const { id } = await register(fixture, { status: 'ACTIVE' });
  let deletion: ReturnType<typeof remove> | undefined;
  await fixture.database.transact(async () => {
    await insertPayment(fixture.database, id, 1, {});
    deletion = remove(id);
    await waitsOrEnds(fixture.transactions, deletion);
  });
  expect((await deletion)?.status).toBe(204);
  expect(await count('payments', id)).toBe(1);
  expect(received).toEqual([{ merchantId: id }]);
});
