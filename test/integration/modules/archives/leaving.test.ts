import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Leaving } from '#contract/archives/leaving.ts';
import type { PaymentLink } from '#contract/links/links.ts';
import type { Schedule } from '#contract/schedules/schedules.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { setPlan } from '#test/support/application/set-plan.ts';
import { freshSchedule } from '#test/support/fresh-schedule.ts';
import { accountantSteps } from '../accountants/accountants-fixture.ts';

const name = 'Дърводелница „Липа“ ЕООД';
let shop: TestApplication;
let steps: ReturnType<typeof accountantSteps>;

beforeAll(async () => {
  shop = await startApplication();
  steps = accountantSteps(shop);
});
afterAll(() => shop.stop());

/** A merchant with a link, a document, a recurring invoice and a key. */
const addBusy = async (): Promise<TestMerchant & Readonly<{ link: PaymentLink; key: string }>> => {
  const merchant = await steps.addComplete(name);
  await setPlan(shop.application.resolve(DatabaseToken), merchant.id);
  const link = await shop.createLink(merchant, { amount: 12 });
  await steps.payAt(merchant.id, '2026-09-15T09:00:00Z', 1_200);
  await freshSchedule(shop, merchant.id);
  const { secret } = accepted(
    await merchant.api.post<{ secret: string }>('/api-keys', { name: 'Магазин', scopes: ['links:read'] }),
  );
  return { ...merchant, link, key: secret };
};

const leavingOf = async ({ api }: TestMerchant): Promise<Leaving> =>
  accepted(await api.get<Leaving>('/merchants/me/leaving'));

const holdPayout = (merchantId: number): Promise<unknown> =>
  shop.database.rows(
    `insert into payouts (merchant_id, account_id, provider_payout_id, amount_minor, currency, status, arrival_on,
       automatic, reconciliation, unknown_lines, created_at, changed_at, version)
     values (:merchantId, 'acct_leaving', 'po_leaving', 1200, 'EUR', 'IN_TRANSIT', current_date, true, 'NOT_YET', 0,
       now(), now(), 1)`,
    { merchantId },
  );

test('leaving says what ends and what stays', async () => {
  const merchant = await addBusy();

  expect(await leavingOf(merchant)).toMatchObject({
    openLinks: 1,
    unpaidDocuments: 0,
    payouts: 0,
    disputes: 0,
    schedules: 1,
    keys: 1,
    webhooks: 0,
    documents: 1,
    keptUntil: `${new Date().getUTCFullYear() + 10}-12-31`,
  });
});

test('a business leaves with its name alone: links are cancelled, recurring invoices and keys end, members still read and archive', async () => {
  const merchant = await addBusy();

  const wrong = await merchant.api.post('/merchants/me/leave', { confirm: 'Друг ЕООД' });
  expect({ status: wrong.status, fields: Object.keys(wrong.body.fields ?? {}) }).toEqual({
    status: 422,
    fields: ['confirm'],
  });
  expect((await merchant.api.post('/merchants/me/leave', { confirm: name.toUpperCase() })).status).toBe(204);

  expect(accepted(await merchant.api.get<PaymentLink>(`/payment-links/${merchant.link.id}`)).status).toBe(
    'CANCELLED',
  );
  const [schedule] = accepted(await merchant.api.get<Schedule[]>('/schedules/me'));
  expect(schedule!.state).toBe('ENDED');
  expect((await shop.api(merchant.key).get('/payment-links/me')).status).toBe(401);
  expect((await merchant.api.get('/invoices/me')).status).toBe(200);
  expect((await merchant.api.post('/archives/me')).status).toBe(202);
  expect((await merchant.api.post('/payment-links/me', { amount: 1, currency: 'EUR' })).status).toBe(403);
  expect(
    await shop.database.rows('select status, closed_at from merchants where id = :id', merchant),
  ).toEqual([{ status: 'INACTIVE', closed_at: null }]);
  expect(await leavingOf(merchant)).toMatchObject({ openLinks: 0, schedules: 0, keys: 0, documents: 1 });
  await shop.drain();
  expect(shop.mailbox.mails.filter(({ to }) => to.includes(merchant.email)).length).toBeGreaterThan(0);
  expect(await shop.doctor(/link|schedule|key|merchant/)).toEqual([]);
});

test('a business with a payout on the way leaves only when it is said again', async () => {
  const merchant = await addBusy();
  await holdPayout(merchant.id);

  const refused = await merchant.api.post('/merchants/me/leave', { confirm: name });
  expect({ status: refused.status, code: refused.body.code }).toEqual({
    status: 409,
    code: 'archives.still-open',
  });
  expect(await leavingOf(merchant)).toMatchObject({ openLinks: 1, payouts: 1, keys: 1 });
  const anyway = await merchant.api.post('/merchants/me/leave', { confirm: name, leaveAnyway: true });
  expect(anyway.status).toBe(204);
});

test('a manager cannot leave with the business', async () => {
  const merchant = await addBusy();
  const manager = await shop.addMember(merchant, 'MANAGER');

  expect((await manager.api.post('/merchants/me/leave', { confirm: name })).status).toBe(403);
  expect((await manager.api.get('/merchants/me/leaving')).status).toBe(403);
});
