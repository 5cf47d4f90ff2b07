import exceljs from 'exceljs';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted, type ApiClient } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';

let shop: TestApplication;
let baker: TestMerchant;
let potter: TestMerchant;
beforeAll(async () => {
  shop = await startApplication({ isWorking: false, variables: { RATE_LIMITS: 'on' } });
  baker = await shop.addMerchant({ businessName: '=Пекарна' });
  potter = await shop.addMerchant({ businessName: 'Грънчарница' });
  for (const merchant of [baker, potter]) await shop.openCheckout(await shop.createLink(merchant));
});
afterAll(() => shop.stop());
/** Each test starts with all its files. */
beforeEach(() => shop.database.rows('delete from rate_limits'));

/** The rows below the headings. */
const csvOf = async (list: string, query = '', as: ApiClient = shop.admin): Promise<string[]> => {
  const { type, content } = await as.download(`/exports/${list}?format=csv${query}`);
  expect(type).toBe('text/csv; charset=utf-8');
  return Buffer.from(content).toString('utf8').trimEnd().split('\n').slice(1);
};

it('every list comes whole as CSV, its statuses in words', async () => {
  const rows = { payments: 2, merchants: 2, users: 3, 'payment-links': 2 };
  for (const [list, count] of Object.entries(rows)) expect(await csvOf(list), list).toHaveLength(count);
  expect((await csvOf('payments'))[1]).toMatch(/Грънчарница;.*;Очаква плащане;EUR;100,00;/);
  expect((await csvOf('payment-links'))[1]).toMatch(/\/pay\/[\w-]+;Активен;EUR;100,00;/);
});

it('what a spreadsheet would take for a formula is text', async () => {
  expect((await csvOf('merchants'))[0]).toMatch(/^\d+;'=Пекарна;Услуги;/);
});

it('a file holds just what the filters of the list let through', async () => {
  expect(await csvOf('payments', `&merchantId=${potter.id}`)).toHaveLength(1);
  expect(await csvOf('payment-links', '&status=PAID')).toHaveLength(0);
  expect(await csvOf('merchants', '&search=нчарни')).toHaveLength(1);
  expect(await csvOf('users', '&role=ADMIN')).toEqual([expect.stringContaining(';Администратор;Активен;')]);
});

it('a merchant’s own file holds the payments of nobody else', async () => {
  const own = async (query = '') => {
    const { content } = await potter.api.download(`/merchants/me/payments/export?format=csv${query}`);
    return Buffer.from(content).toString('utf8').trimEnd().split('\n').slice(1);
  };
  expect(await own()).toEqual([expect.stringContaining(';Грънчарница;')]);
  expect(await own('&status=SUCCEEDED')).toEqual([]);
});

it('a workbook has numbers in its cells of money', async () => {
  const { content } = await shop.admin.download('/exports/payments?format=excel');
  const book = new exceljs.Workbook();
  await book.xlsx.load(Buffer.from(content) as unknown as exceljs.Buffer);
  const sheet = book.worksheets[0]!;
  expect(sheet.name).toBe('Плащания');
  expect(sheet.getRow(2).values).toContain(100);
});

it('six files a minute, each on record', async () => {
  for (let file = 0; file < 6; file += 1) await csvOf('users');
  expect((await shop.admin.get('/exports/merchants?format=csv')).status).toBe(429);
  const [{ subject_id: list, data } = {}] = await shop.database.rows<{ subject_id: string; data: object }>(
    `select subject_id, data from audit_log where action = 'list.exported' order by id desc limit 1`,
  );
  expect([list, data]).toEqual(['users', { format: 'csv', filters: {} }]);
});

it('an accountant’s file holds the payments of the merchants assigned and of no others', async () => {
  const accountant = await shop.addStaff('ACCOUNTANT');
  expect(await csvOf('payments', '', accountant.api)).toHaveLength(0);
  accepted(await shop.admin.put(`/users/${accountant.id}/merchants`, { merchantIds: [potter.id] }));
  expect(await csvOf('payments', '', accountant.api)).toEqual([expect.stringContaining('Грънчарница')]);
});
