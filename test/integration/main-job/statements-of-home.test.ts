import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { createTestDatabase } from '#test/support/database.ts';
import { openDatabaseRelay, type DatabaseRelay } from '#test/support/database-relay.ts';

let relay: DatabaseRelay;
let shop: TestApplication;
let merchant: TestMerchant;

beforeAll(async () => {
  const database = await createTestDatabase();
  relay = await openDatabaseRelay(database.url);
  shop = await startApplication({
    isWorking: false,
    places: { database },
    variables: { DATABASE_URL: relay.url, OPERATOR_MERCHANT_ID: '1' },
  });
  expect((await shop.addMerchant()).id).toBe(1);
  merchant = await shop.addMerchant();
  await shop.openCheckout(await shop.createLink(merchant));
});
afterAll(async () => {
  await shop.stop();
  await relay.close();
});

/** The SQL statements of a call that was made before, with that of the session. */
const statementsOf = async (path: string): Promise<readonly string[]> => {
  accepted(await merchant.api.get(path));
  relay.watch();
  accepted(await merchant.api.get(path));
  const texts = relay.texts();
  relay.seen();
  return texts;
};

/** The calls that the front page made before it was one, and that of its bills; the sums of the list were those since the start. */
const apart = [
  '/merchants/me/next-step',
  '/merchants/me/takings/over-time?period=MONTH',
  '/merchants/me/takings',
  '/merchants/me/payments?page=0&size=5&sortBy=createdAt&sortDir=desc',
  '/invoices/me?page=0&size=5&sortBy=issueDate&sortDir=desc',
  '/invoices/me?page=0&size=1&status=PENDING',
  '/invoices/me?page=0&size=1&status=OVERDUE',
  '/payment-links/me?page=0&size=1&status=ACTIVE',
  '/payouts/me/balance',
  '/merchants/me/limits',
  '/merchants/me/vat-threshold',
  '/merchants/me/bills?page=0&size=1&status=OPEN',
] as const;
/** With the statement of the session, and one for the bills of Plateno, which only an installation with an operator reads. */
const most = 18;

test('the front page takes at most 18 statements, none of them twice: half of those of its parts by calls of their own', async () => {
  const home = await statementsOf('/merchants/me/home');
  expect(home.length, home.join('\n')).toBeLessThanOrEqual(most);
  expect(new Set(home).size).toBe(home.length);
  let ofParts = 0;
  for (const path of apart) ofParts += (await statementsOf(path)).length;
  expect(home.length).toBeLessThanOrEqual(ofParts / 2);
});
