import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { password } from '#test/support/application/build.ts';
import type { PaymentLink } from '#contract/links.ts';
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
    await waitingBackend({ url: shop.env['DATABASE_URL']! }, waiting);
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

  test('each table that has references and loses rows stands in this list', async () => {
    const files = readdirSync('src/modules', { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && file.name.endsWith('.ts'))
      .map((file) => readFileSync(path.join(file.parentPath, file.name), 'utf8'));
    const inSql = files.flatMap((text) =>
      [...text.matchAll(/delete from (\w+)/g)].map(([, table]) => table!),
    );
    // Repositories that delete by id name their table in the file of the table.
    const byId = files
      .filter((text) => text.includes('deleteById'))
      .flatMap((text) => [...text.matchAll(/modelOf\((\w+?)(?:Table)?\)/g)].map(([, name]) => name!))
      .map((name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
    const parents = await shop.database.rows<{ parent: string }>(
      `select distinct confrelid::regclass::text as parent from pg_constraint
       where contype = 'f' and connamespace = 'public'::regnamespace`,
    );
    const lost = new Set([...inSql, ...byId]);
    const expected = parents.map(({ parent }) => parent).filter((parent) => lost.has(parent));
    expect(expected.toSorted()).toEqual(Object.keys(races).toSorted());
  });
});
