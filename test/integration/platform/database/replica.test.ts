import { afterAll, beforeAll, expect, test } from 'vitest';
import { accepted } from '#test/support/application/api-client.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';

// A replica that has stopped following the primary: rows written later are missing there.
let replica: TestDatabase;
let shop: TestApplication;
let merchant: TestMerchant;
let paymentId: number;

beforeAll(async () => {
  replica = await createTestDatabase();
  shop = await startApplication({ isWorking: false, variables: { DATABASE_REPLICA_URL: replica.url } });
  merchant = await shop.addMerchant();
  const checkout = await shop.openCheckout(await shop.createLink(merchant));
  await shop.control.pay({ session: checkout.sessionId });
  ({ paymentId } = checkout);
});
afterAll(() => shop.stop());

type List = { totalElements: number };
const seenByBackOffice = async (path: string): Promise<number> =>
  accepted(await shop.admin.get<List>(path)).totalElements;

test('decisions, and a merchant’s own recent changes, are read from the primary', async () => {
  expect((await shop.payment(paymentId)).status).toBe('PENDING');
  await shop.reconcile();
  expect((await shop.payment(paymentId)).status).toBe('SUCCEEDED');
  expect(accepted(await merchant.api.get<List>('/merchants/me/payments?page=0&size=10')).totalElements).toBe(
    1,
  );
  expect(await shop.doctor()).toEqual([]);
});

test('the back office’s lists and files are read from the replica', async () => {
  expect(await seenByBackOffice('/payments?page=0&size=10')).toBe(0);
  expect(await seenByBackOffice('/invoices?page=0&size=10')).toBe(0);
  const { content } = await shop.admin.download('/exports/payments?format=csv');
  expect(new TextDecoder().decode(content).trim().split('\n')).toHaveLength(1);
});

test('without the replica the primary answers for its lists', async () => {
  await replica.drop();
  expect(await seenByBackOffice('/payments?page=0&size=10')).toBe(1);
  expect(await seenByBackOffice('/invoices?page=0&size=10')).toBe(1);
});
