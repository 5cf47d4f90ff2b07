import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sourceFiles } from '#test/architecture/rules/source.ts';
import { SqlMerchantMailLog } from '#modules/merchants/adapters/postgres/sql-merchant-mail-log.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { password } from '#test/support/application/build.ts';
import type { PaymentLink } from '#contract/links/links.ts';
import { races as statements, unnamed } from '#test/support/deletions/races.ts';
import { readSource, referencesTo, withCascades } from '#test/support/deletions/stored-references.ts';
import { waitingBackend } from '#test/support/waiting-backend.ts';

let shop: TestApplication;
beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
});
afterAll(() => shop.stop());

/**
 * Answers a call that waits, because a transaction that deletes what it refers to is still open, and is then committed.
 * @param waiting pattern of the statement that waits
 */
const answerBeside = async <T>(
  statements: readonly string[],
  id: number,
  call: () => Promise<T>,
  waiting = '%',
): Promise<T> => {
  let answering: Promise<T> | undefined;
  await shop.database.transact(async () => {
    for (const statement of statements) await shop.database.rows(statement, { id });
    answering = call();
    // A call that does not wait is answered, and its test says how.
    await Promise.race([answering, waitingBackend({ url: shop.env['DATABASE_URL']! }, waiting)]);
  });
  return answering!;
};

const customerOf = async (merchant: { api: (typeof shop)['admin'] }): Promise<number> =>
  accepted(await merchant.api.post<{ id: number }>('/customers/me', { kind: 'PERSON', name: 'Мария' })).id;

/** Each parent that a statement deletes and a foreign key refers to, and what writes a reference beside it. */
const races: Readonly<Record<string, () => Promise<void>>> = {
  customers: async () => {
    const merchant = await shop.addMerchant();
    const remove = ['delete from customers where id = :id'];
    const picked = await customerOf(merchant);
    const refused = await answerBeside(remove, picked, () =>
      merchant.api.post('/payment-links/me', { amount: 10, currency: 'EUR', customerId: picked }),
    );
    expect([refused.status, refused.body.code]).toEqual([409, 'input.reference-gone']);
    const known = await customerOf(merchant);
    const given = { amount: 100, currency: 'EUR', customerId: known };
    const link = accepted(await merchant.api.post<PaymentLink>('/payment-links/me', given));
    // The payer is a bystander: the checkout succeeds.
    const begun = await answerBeside(remove, known, () => shop.startCheckout(link));
    expect(begun.status).toBe(200);
    const invoiced = await customerOf(merchant);
    const items = [{ description: 'Стол', quantity: 1, unitPrice: 30, taxRate: 0 }];
    const customer = { kind: 'PERSON', name: 'Мария' };
    const written = await answerBeside(remove, invoiced, () =>
      merchant.api.post('/invoices', { currency: 'EUR', customer, customerId: invoiced, items }),
    );
    // Tried once more, it does not find the customer.
    expect([written.status, Object.keys(written.body.fields ?? {})]).toEqual([422, ['customerId']]);
    const kept = await customerOf(merchant);
    accepted(await merchant.api.post('/payment-links/me', { ...given, customerId: kept }));
    const into = await customerOf(merchant);
    const merged = await answerBeside(remove, into, () =>
      merchant.api.post(`/customers/${kept}/merge`, { into }),
    );
    expect([404, 409]).toContain(merged.status);
  },
  users: async () => {
    const merchant = await shop.addMerchant();
    const { userId } = await shop.addMember(merchant, 'CASHIER');
    const [user] = await shop.database.rows<{ username: string }>(
      'select username from users where id = :id',
      {
        id: userId,
      },
    );
    const signedIn = await answerBeside(['delete from users where id = :id'], userId, () =>
      shop.api().post('/auth/login', { ...user, password }),
    );
    expect([signedIn.status, signedIn.body.code]).toEqual([401, 'users.bad-credentials']);
  },
  merchants: async () => {
    const merchant = await shop.registerMerchant();
    const token = await shop.signIn(merchant.email);
    const remove = [
      `delete from merchant_event_counters where merchant_id = :id`,
      `delete from merchant_events where merchant_id = :id`,
      `delete from public_pages where merchant_id = :id`,
      'delete from memberships where merchant_id = :id',
      'update users set merchant_id = null where merchant_id = :id',
      'delete from merchants where id = :id',
    ];
    const answer = await answerBeside(remove, merchant.id, () =>
      shop.api(token).post('/customers/me', { kind: 'PERSON', name: 'Мария' }),
    );
    expect([401, 403, 404, 409]).toContain(answer.status);
    const mailed = await shop.registerMerchant();
    const log = new SqlMerchantMailLog({ database: shop.application.resolve(DatabaseToken) });
    const fact = { merchantId: mailed.id, kind: 'RECEIVED', fact: 'race' } as const;
    const removed = answerBeside(remove, mailed.id, () => log.claim(fact, new Date(), new Date()));
    expect(await removed).toBe('GONE');
  },
  merchant_events: async () => {
    const merchant = await shop.addMerchant();
    const { id } = accepted(
      await merchant.api.post<{ id: number }>('/webhook-endpoints', {
        url: 'http://127.0.0.1:9999/x',
        types: [],
      }),
    );
    await shop.createLink(merchant);
    await shop.database.rows('delete from webhook_deliveries where endpoint_id = :id', { id });
    const hour = 3_600_000;
    const [from, to] = [-hour, hour].map((ms) => new Date(Date.now() + ms).toISOString());
    const replayed = await answerBeside(
      ['delete from merchant_events where merchant_id = :id'],
      merchant.id,
      () => merchant.api.post<{ count: number }>(`/webhook-endpoints/${id}/replay`, { from, to }),
      '%webhook_deliveries%',
    );
    expect([replayed.status, replayed.body.count]).toEqual([202, 0]);
  },
  // test/integration/modules/integrations/webhook-endpoints.test.ts: what a bystander stores goes through.
  webhook_endpoints: async () => {
    const merchant = await shop.addMerchant();
    const { id } = accepted(
      await merchant.api.post<{ id: number }>('/webhook-endpoints', {
        url: 'http://127.0.0.1:9999/x',
        types: [],
      }),
    );
    const link = await answerBeside(['delete from webhook_endpoints where id = :id'], id, () =>
      merchant.api.post('/payment-links/me', { amount: 10, currency: 'EUR' }),
    );
    expect(link.status).toBe(201);
  },
};

describe('a row that is deleted while another call refers to it', () => {
  test.each(Object.entries(races))('%s: the call is done without it or refused, never 500', (_, race) =>
    expect(race()).resolves.toBeUndefined(),
  );

  test('each statement that stores a reference has a race, or a reason why its parent is never deleted', async () => {
    const { losing, storing } = await readSource();
    const parents = await withCascades(shop.database, losing);
    const references = await referencesTo(shop.database, parents);
    expect(storing(references)).toEqual(Object.keys(statements).toSorted());
    const named = new Set(Object.keys(statements).map((name) => name.split(' < ')[0]!));
    const others = new Set(references.map(({ child }) => child).filter((child) => !named.has(child)));
    expect([...others].toSorted()).toEqual(Object.keys(unnamed).toSorted());
    const raced = Object.values(statements).flatMap((one) => ('race' in one ? [one.race] : []));
    expect(raced.filter((name) => !(name in races))).toEqual([]);
  });

  test('each table that keeps a merchant from being deleted is counted as a reference of it, so that it is closed', async () => {
    const [merchantFiles, rows] = await Promise.all([
      sourceFiles('src/modules'),
      shop.database.rows<{ name: string }>(
        `select distinct conrelid::regclass::text as name from pg_constraint
         where contype = 'f' and confrelid = 'merchants'::regclass and confdeltype = 'a'`,
      ),
    ]);
    const counting = merchantFiles
      .filter(({ path }) => path.endsWith('-references.ts'))
      .map(({ text }) => text)
      .join();
    const uncounted = rows.map(({ name }) => name).filter((name) => !counting.includes(`from ${name} `));
    expect(uncounted.toSorted()).toEqual(Object.keys(keptByOthers).toSorted());
  });
});

/** Tables that are not counted themselves, and what is. */
const keptByOthers: Readonly<Record<string, string>> = {
  bank_line_matches: 'bank_accounts',
  bank_lines: 'bank_accounts',
  bank_promises: 'payment_links',
  bank_statements: 'bank_accounts',
  buyer_requests: 'payments',
  card_mandates: 'payments',
  charge_announcements: 'schedules',
  memberships: 'deleted with the merchant',
  merchant_events: 'merchant_event_counters',
  payout_accounts: 'provider_accounts',
  payouts: 'provider_accounts',
  proforma_questions: 'proformas',
  proforma_series: 'proformas',
  schedule_runs: 'schedules',
  users: 'deleted with the merchant',
};
