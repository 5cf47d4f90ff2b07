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
/** Each test has its own rate limit. */
beforeEach(() => shop.database.rows('delete from rate_limits'));

/** The rows below the headings. */
const csvOf = async (list: string, query = '', as: ApiClient = shop.admin): Promise<string[]> => {
  const { type, content } = await as.download(`/exports/${list}?format=csv${query}`);
  expect(type).toBe('text/csv; charset=utf-8');
  return Buffer.from(content).toString('utf8').trimEnd().split('\r\n').slice(1);
};

/** The title and the rows below the headings. */
const workbookOf = async (list: string, query = '') => {
  const { content } = await shop.admin.download(`/exports/${list}?format=excel${query}`);
  const book = new exceljs.Workbook();
  await book.xlsx.load(Buffer.from(content) as unknown as exceljs.Buffer);
  const exportFile = book.worksheets[0]!;
  const rows = exportFile.getSheetValues().slice(2) as unknown[][];
  return { title: exportFile.name, rows: rows.map((row) => row.slice(1)) };
};

it('every list is exported completely as CSV, with translated statuses', async () => {
  const rows = { payments: 2, merchants: 2, users: 3, 'payment-links': 2 };
  for (const [list, count] of Object.entries(rows)) expect(await csvOf(list), list).toHaveLength(count);
  expect((await csvOf('payments'))[1]).toMatch(/Грънчарница;.*;Очаква плащане;EUR;100,00;/);
  expect((await csvOf('payment-links'))[1]).toMatch(/\/pay\/[\w-]+;Активен;EUR;100,00;/);
});

it('a value that a spreadsheet would read as a formula is escaped', async () => {
  expect((await csvOf('merchants'))[0]).toMatch(/^\d+;'=Пекарна;Услуги;/);
});

it('an export has the rows that match the filters of the list', async () => {
  expect(await csvOf('payments', `&merchantId=${potter.id}`)).toHaveLength(1);
  expect(await csvOf('payment-links', '&status=PAID')).toHaveLength(0);
  expect(await csvOf('merchants', '&search=нчарни')).toHaveLength(1);
  expect(await csvOf('users', '&role=ADMIN')).toEqual([expect.stringContaining(';Администратор;Активен;')]);
});

it('a merchant’s own export has no payments of other merchants', async () => {
  const own = async (query = '') => {
    const { content } = await potter.api.download(`/merchants/me/payments/export?format=csv${query}`);
    return Buffer.from(content).toString('utf8').trimEnd().split('\r\n').slice(1);
  };
  expect(await own()).toEqual([expect.stringContaining(';Грънчарница;')]);
  expect(await own('&status=SUCCEEDED')).toEqual([]);
});

it('an Excel export has amounts as numbers', async () => {
  const { title, rows } = await workbookOf('payments');
  expect(title).toBe('Плащания');
  expect(rows[0]).toContain(100);
});

it('webhook events are exported as CSV and Excel, with translated reasons and without payloads', async () => {
  await shop.database.rows(
    `insert into provider_events (provider, event_id, type, live_mode, payload, state, reason, attempts, received_at)
     values ('stripe', 'evt_parked', 'charge.updated', false, '{"note":"secret"}', 'PARKED', 'UNMATCHED', 2,
       '2026-03-01T10:00:00Z'),
      ('stripe', 'evt_broken', 'charge.failed', false, '{"note":"secret"}', 'NEW', '=no answer', 1,
       '2026-03-02T10:00:00Z')`,
  );
  const [parked, broken] = await csvOf('provider-events');
  const reason = 'Не е намерено съответстващо плащане';
  expect(parked).toMatch(
    new RegExp(`^\\d+;evt_parked;2026-03-01 12:00:00;charge.updated;За ръчна обработка;${reason};;2;$`),
  );
  expect(broken).toContain(`;Ново;'=no answer;;1;`);
  expect(await csvOf('provider-events', '&state=PARKED&from=2026-03-02')).toEqual([]);
  const { title, rows } = await workbookOf('provider-events', '&search=parked');
  expect(title).toBe('Известия от Stripe');
  expect(rows).toEqual([
    [
      expect.any(Number),
      'evt_parked',
      new Date('2026-03-01T12:00:00Z'),
      'charge.updated',
      'За ръчна обработка',
      reason,
      undefined,
      2,
    ],
  ]);
});

it('background jobs are exported as CSV and Excel, in the order of creation and without their errors', async () => {
  const jobs = await shop.database.rows<{ id: string; payment: string }>(
    `select id, data->>'paymentId' as payment from pgboss.job where name = 'payments.look' order by created_on`,
  );
  const { id, payment } = jobs[0]!;
  await shop.database.rows(
    `update pgboss.job set state = 'failed', output = '{"message":"no answer"}' where id = '${id}'`,
  );
  const listed = await csvOf('jobs', '&search=payments.look');
  expect(listed.map((row) => row.slice(0, 36))).toEqual(jobs.map((job) => job.id));
  expect(await csvOf('jobs', '&state=CANCELLED')).toEqual([]);
  const [failed] = await csvOf('jobs', '&state=FAILED');
  const about = `paymentId: ${payment}`;
  expect(failed).toContain(`${id};payments.look;Неуспешна;${about};2`);
  expect(failed).not.toContain('no answer');
  const { title, rows } = await workbookOf('jobs', '&state=FAILED');
  expect(title).toBe('Фонови задачи');
  expect(rows).toEqual([[id, 'payments.look', 'Неуспешна', about, expect.any(Date), expect.any(Date)]]);
});

it('the audit log is exported as CSV and Excel, with every export in it', async () => {
  const done = `&subjectType=merchant&subjectId=${potter.id}&action=merchant.status-changed`;
  const [activated, ...others] = await csvOf('audit-log', done);
  expect(activated).toMatch(
    new RegExp(`;admin;Сменен статус на търговец;Търговец;${potter.id};"from: PENDING; to: ACTIVE";`),
  );
  expect(others).toEqual([]);
  const { title, rows } = await workbookOf('audit-log', done);
  expect(title).toBe('Одитен дневник');
  expect(rows).toEqual([
    [
      expect.any(Number),
      expect.any(Date),
      'admin',
      'Сменен статус на търговец',
      'Търговец',
      String(potter.id),
      expect.stringContaining('to: ACTIVE'),
      expect.any(String),
    ],
  ]);
  await csvOf('provider-events');
  await csvOf('jobs');
  const exported = await csvOf('audit-log', '&action=list.exported');
  expect(exported.slice(-3)).toEqual(
    ['provider-events', 'jobs', 'audit-log'].map((list) =>
      expect.stringContaining(`;admin;Експорт на списък;Списък;${list};`),
    ),
  );
  expect(exported.at(-2)).toContain(';format: csv;');
  expect(exported.at(-1)).toContain(';"filters.action: list.exported; format: csv";');
});

it('six exports a minute are permitted, and each has an audit entry', async () => {
  for (let file = 0; file < 6; file += 1) await csvOf('users');
  expect((await shop.admin.get('/exports/merchants?format=csv')).status).toBe(429);
  const [{ subject_id: list, data } = {}] = await shop.database.rows<{ subject_id: string; data: object }>(
    `select subject_id, data from audit_log where action = 'list.exported' order by id desc limit 1`,
  );
  expect([list, data]).toEqual(['users', { format: 'csv', filters: {} }]);
});

it('an accountant’s export has the payments of assigned merchants and no others', async () => {
  const accountant = await shop.addStaff('ACCOUNTANT');
  expect(await csvOf('payments', '', accountant.api)).toHaveLength(0);
  accepted(await shop.admin.put(`/users/${accountant.id}/merchants`, { merchantIds: [potter.id] }));
  expect(await csvOf('payments', '', accountant.api)).toEqual([expect.stringContaining('Грънчарница')]);
});
