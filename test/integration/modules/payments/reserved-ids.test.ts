import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { insertPayment } from '#test/support/insert-rows.ts';

let shop: TestApplication;
let merchant: TestMerchant;

beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
  merchant = await shop.addMerchant();
});
afterAll(() => shop.stop());

/** What a crash may do to a sequence: it forgets what it gave and nobody has stored. */
const rewind = async (to: number): Promise<void> => {
  const client = new pg.Client({ connectionString: shop.testDatabase.migratorUrl });
  await client.connect();
  await client.query(`select setval('payments_id_seq', $1)`, [to]);
  await client.end();
};

it('ids that a crashed database gives once more cost one try, and every payment has its own', async () => {
  const link = await shop.createLink(merchant, { usage: 'REUSABLE' });
  const { paymentId } = await shop.openCheckout(link);
  await rewind(paymentId);
  const one = await insertPayment(shop.database, merchant.id, 1_000_000, {});
  const other = await insertPayment(shop.database, merchant.id, 1_000_001, {});
  const tries = [await shop.startCheckout(link), await shop.startCheckout(link)];
  expect(tries.map(({ status }) => status)).toEqual([500, 200]);
  const next = await shop.openCheckout(link);
  const all = [paymentId, one.paymentId, other.paymentId, tries[1]!.body.paymentId, next.paymentId];
  expect(new Set(all).size).toBe(5);
});
