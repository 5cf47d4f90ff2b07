import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type * as z from 'zod';
import type { CustomerWithMoney } from '#contract/customers/customers.ts';
import type { summariseOwnCustomers } from '#contract/list-summaries.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { Breakdown } from '#contract/reports/reports.ts';
import { addDays, businessDateOf } from '#kernel/business-date.ts';
import { accountantSteps } from '#test/integration/modules/accountants/accountants-fixture.ts';
import { tamperWith } from '#test/faults/support/tamper-with.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { insertRefund } from '#test/support/insert-rows.ts';

type Summary = z.infer<typeof summariseOwnCustomers.response>;

let shop: TestApplication;
let steps: ReturnType<typeof accountantSteps>;
let own: TestMerchant;
beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
  steps = accountantSteps(shop);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.database.rows('delete from rate_limits');
  own = await steps.addComplete('Агро ЕООД');
});

const today = businessDateOf(new Date());
const thisYear = `${today.slice(0, 4)}-01-15T09:00:00Z`;
const lastYear = `${Number(today.slice(0, 4)) - 1}-06-15T09:00:00Z`;

const addCustomer = async (name: string, of = own): Promise<number> =>
  accepted(await of.api.post<{ id: number }>('/customers/me', { kind: 'PERSON', name })).id;

/** A card payment of the customer at an instant. @returns its id */
const buys = async (customerId: number, at: string, minor: number, of = own): Promise<number> => {
  const paymentId = await steps.payAt(of.id, at, minor);
  await shop.database.rows('update invoices set customer_id = :customerId where payment_id = :paymentId', {
    customerId,
    paymentId,
  });
  return paymentId;
};

/** An invoice of 120.00 EUR that is not paid. @param daysLate days since it was due; below zero before */
const owes = async (customerId: number, daysLate = -14): Promise<Invoice> => {
  const customer = { kind: 'COMPANY', name: 'Купувач ЕООД', address: 'гр. Русе', taxId: '131071587' };
  const items = [{ description: 'Услуга', quantity: 1, unitPrice: 100, taxRate: 20 }];
  const invoice = accepted(
    await own.api.post<Invoice>('/invoices', { currency: 'EUR', customer, customerId, items }),
  );
  await tamperWith(shop.database, {
    tables: ['invoices'],
    statements: ['update invoices set due_date = :due where id = :id'],
    bindings: { id: invoice.id, due: addDays(today, -daysLate) },
  });
  return invoice;
};

const list = async (query = ''): Promise<CustomerWithMoney[]> =>
  accepted(await own.api.get<CustomerWithMoney[]>(`/customers/me?${query}`));
const summary = async (query = '') => {
  const found = accepted(await own.api.get<Summary>(`/customers/me/summary?${query}`));
  return { all: found.all, statuses: found.statuses.map(({ status, count }) => [status, count]) };
};
const namesOf = (customers: readonly CustomerWithMoney[]) => customers.map(({ name }) => name);

test('a customer has the turnover of this year, what it owes, what of it is overdue, and its last purchase', async () => {
  const id = await addCustomer('Мария');
  const refunded = await buys(id, thisYear, 5_000);
  await buys(id, thisYear, 1_250);
  await buys(id, lastYear, 70_000);
  await insertRefund(shop.database, refunded, 2_000, 'EUR');
  await owes(id);
  const late = await owes(id, 3);
  accepted(
    await own.api.post(`/invoices/${late.id}/payments`, { kind: 'TRANSFER', amount: 20, paidOn: today }),
  );
  const money = { turnover: 62.5, unpaid: 220, overdue: 100, lastPurchaseOn: today };
  expect(await list()).toMatchObject([{ id, ...money }]);
  expect(accepted(await own.api.get(`/customers/${id}`))).toMatchObject({ id, ...money });
});

test('a customer without purchases has zeros and no day', async () => {
  await addCustomer('Нов');
  expect(await list()).toMatchObject([{ turnover: 0, unpaid: 0, overdue: 0, lastPurchaseOn: null }]);
});

test('the turnover is that of the report of the year by customer', async () => {
  const ids = [await addCustomer('Ана'), await addCustomer('Борис')];
  for (const [place, id] of ids.entries()) await buys(id, thisYear, 3_000 + place);
  const report = accepted(
    await own.api.get<Breakdown>('/merchants/me/reports/customers?period=YEAR&size=10'),
  ).content;
  expect((await list('sortBy=turnover&sortDir=desc')).map(({ id, turnover }) => [id, turnover])).toEqual(
    report.map(({ customerId, amount }) => [customerId, amount]),
  );
});

test('test, annulled and foreign documents are of no customer’s money', async () => {
  const id = await addCustomer('Мария');
  const annulled = await owes(id, 2);
  accepted(await own.api.post(`/invoices/${annulled.id}/annul`, { reason: 'Грешка' }));
  const trial = accepted(await own.api.post<Invoice>('/invoices/test-create'));
  await shop.database.rows('update invoices set customer_id = :id where id = :trial', {
    id,
    trial: trial.id,
  });
  const other = await steps.addComplete('Друг ЕООД');
  await buys(await addCustomer('Мария', other), thisYear, 9_900, other);
  expect(await list()).toMatchObject([{ turnover: 0, unpaid: 0, overdue: 0, lastPurchaseOn: null }]);
});

test('a test document and an annulled one with an open status are not unpaid, in the list and by who owes', async () => {
  const [trying, annulling, owing] = [
    await addCustomer('Проба'),
    await addCustomer('Сторно'),
    await addCustomer('Дължи'),
  ];
  const annulled = await owes(annulling, 2);
  accepted(await own.api.post(`/invoices/${annulled.id}/annul`, { reason: 'Грешка' }));
  const trial = accepted(await own.api.post<Invoice>('/invoices/test-create'));
  await owes(owing, 2);
  await tamperWith(shop.database, {
    tables: ['invoices'],
    statements: [
      "update invoices set status = 'OVERDUE', customer_id = :annulling where id = :annulled",
      `update invoices set status = 'OVERDUE', paid_minor = 0, customer_id = :trying, due_date = :due
         where id = :trial`,
    ],
    bindings: { trying, annulling, annulled: annulled.id, trial: trial.id, due: addDays(today, -2) },
  });
  const unpaidOf = (customers: readonly CustomerWithMoney[]) =>
    customers.map(({ name, unpaid, overdue }) => [name, unpaid, overdue]);
  const rows = [
    ['Дължи', 120, 120],
    ['Сторно', 0, 0],
    ['Проба', 0, 0],
  ];
  expect(unpaidOf(await list('sortBy=unpaid&sortDir=desc'))).toEqual(rows);
  expect(namesOf(await list('status=OWING'))).toEqual(['Дължи']);
  expect(namesOf(await list('status=OVERDUE'))).toEqual(['Дължи']);
});

test('the list is sorted by money and by the last purchase, page after page, and filtered by who owes', async () => {
  const [ana, boris, vera, galya] = [
    await addCustomer('Ана'),
    await addCustomer('Борис'),
    await addCustomer('Вера'),
    await addCustomer('Галя'),
  ];
  await buys(ana, thisYear, 500);
  await buys(boris, thisYear, 90_000);
  await buys(vera, lastYear, 1_000_000);
  await owes(ana, 5);
  await owes(vera);
  await owes(vera);
  expect(galya).toBeGreaterThan(0);
  expect(namesOf(await list('sortBy=turnover&sortDir=desc'))).toEqual(['Борис', 'Ана', 'Галя', 'Вера']);
  expect(namesOf(await list('sortBy=unpaid&sortDir=desc'))).toEqual(['Вера', 'Ана', 'Галя', 'Борис']);
  expect(namesOf(await list('sortBy=lastPurchaseOn&sortDir=desc'))).toEqual(['Вера', 'Ана', 'Борис', 'Галя']);
  expect(namesOf(await list('sortBy=lastPurchaseOn&sortDir=asc'))).toEqual(['Галя', 'Борис', 'Ана', 'Вера']);
  expect(namesOf(await list('status=OWING'))).toEqual(['Вера', 'Ана']);
  expect(namesOf(await list('status=OVERDUE'))).toEqual(['Ана']);
  const counts = { all: 4, statuses: [['OWING', 2] as const, ['OVERDUE', 1] as const] };
  for (const query of ['', 'status=OVERDUE']) expect(await summary(query)).toEqual(counts);
  expect(await summary('search=Вер')).toEqual({
    all: 1,
    statuses: [
      ['OWING', 1],
      ['OVERDUE', 0],
    ],
  });
  for (const sortBy of ['turnover', 'unpaid', 'lastPurchaseOn']) {
    const path = `/customers/me?sortBy=${sortBy}&sortDir=desc&size=2`;
    const ask = (query: string) =>
      fetch(`${shop.url}/api${path}${query}`, { headers: { authorization: `Bearer ${own.token}` } });
    const first = await ask('&page=0');
    const second = await ask(`&cursor=${first.headers.get('next-cursor')}`);
    const rows = [first, second].map(
      async (answer) => ((await answer.json()) as { content: CustomerWithMoney[] }).content,
    );
    expect(namesOf((await Promise.all(rows)).flat())).toEqual(
      namesOf(await list(`sortBy=${sortBy}&sortDir=desc`)),
    );
  }
});

test('a key without the scopes of payments and documents, as a cashier, sees no money and cannot sort by it', async () => {
  const id = await addCustomer('Мария');
  await buys(id, thisYear, 500);
  const keyWith = async (scopes: readonly string[]) =>
    shop.api(accepted(await own.api.post<{ key: string }>('/api-keys', { name: 'Магазин', scopes })).key);
  const narrow = await keyWith(['customers:read']);
  const wide = await keyWith(['customers:read', 'payments:read', 'invoices:read']);
  const hidden = { turnover: null, unpaid: null, overdue: null, lastPurchaseOn: null };
  expect(accepted(await narrow.get('/customers/me'))).toMatchObject([{ id, ...hidden }]);
  expect(accepted(await narrow.get(`/customers/${id}`))).toMatchObject({ id, ...hidden });
  expect((await narrow.get('/customers/me?sortBy=unpaid')).status).toBe(403);
  expect((await narrow.get('/customers/me?status=OWING')).status).toBe(403);
  expect(accepted(await narrow.get('/customers/me/summary'))).toEqual({ all: 1, statuses: [] });
  expect(accepted(await wide.get('/customers/me?sortBy=turnover'))).toMatchObject([{ id, turnover: 5 }]);
});

test('the export has the money of the customers that the list shows, and can be imported again', async () => {
  const id = await addCustomer('Мария');
  await addCustomer('Без дълг');
  await buys(id, thisYear, 500);
  await owes(id, 2);
  const { content } = await own.api.download('/customers/me/export?format=csv&status=OWING');
  const lines = Buffer.from(content).toString('utf8').trimEnd().split('\r\n');
  expect(lines[0]).toContain('Оборот за годината (EUR);Дължи (EUR);Просрочено (EUR);Последна покупка');
  expect(lines.slice(1)).toHaveLength(1);
  expect(lines[1]).toContain(`5,00;120,00;120,00;`);
  const again = accepted(
    await own.api.post<{ unchanged: number; errors: unknown[] }>('/customers/me/import?dryRun=true', {
      content: Buffer.from(content).toString('base64'),
    }),
  );
  expect(again).toMatchObject({ unchanged: 1, errors: [] });
});
