import exceljs from 'exceljs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApplication } from '#test/support/application.ts';
import { sharedApplication } from '#test/support/application/shared-application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { readZip } from '#test/support/read-zip.ts';
import { accountantSteps } from './accountants-fixture.ts';

let shop: TestApplication;
let agro: TestMerchant;
let bakery: TestMerchant;
let foreign: TestMerchant;
let token: string;

beforeAll(async () => {
  shop = await sharedApplication('working');
  const steps = accountantSteps(shop);
  agro = await steps.addComplete('=Агро „Дърво“ ЕООД');
  bakery = await shop.addMerchant({ businessName: 'Пекарна ООД' });
  foreign = await shop.addMerchant();
  const { id } = await shop.addStaff('ACCOUNTANT');
  await steps.assign(id, [agro.id, bakery.id]);
  await steps.payAt(agro.id, '2026-09-30T20:59:59Z', 1_200);
  await steps.payAt(agro.id, '2026-09-30T21:00:00Z', 12_000);
  await steps.payAt(agro.id, '2026-10-31T21:59:59Z', 24_050);
  await steps.payAt(foreign.id, '2026-10-15T10:00:00Z', 77_700);
  const [account] = await shop.database.rows<{ username: string }>(
    'select username from users where id = :id',
    {
      id,
    },
  );
  token = await shop.signIn(account!.username);
});
afterAll(() => shop.stop());

const pack = (merchantIds: readonly number[], language = 'bg', month = '2026-10') =>
  fetch(`${shop.url}/api/accountant/packs`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'accept-language': language,
    },
    body: JSON.stringify({ month, merchantIds }),
  });
const open = async (answer: Response) => {
  expect(answer.status).toBe(200);
  return readZip(await answer.arrayBuffer());
};
type Archive = Awaited<ReturnType<typeof readZip>>;
const textIn = (archive: Archive, path: string): string => archive[path]!.text;
const folder = () => `agro-darvo-eood-${agro.id}`;

test('a pack is one archive with a summary and a folder for each client', async () => {
  const answer = await pack([bakery.id, agro.id]);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="plateno-tables-2026-10.zip"');
  const archive = await open(answer);
  const files = ['invoices.csv', 'invoices.xlsx', 'payments.csv', 'payments.xlsx'];
  expect(Object.keys(archive)).toEqual([
    'summary.csv',
    ...[folder(), `pekarna-ood-${bakery.id}`].flatMap((name) => files.map((file) => `${name}/${file}`)),
  ]);
});

test('the summary has the figures of the table, and no formula', async () => {
  const archive = await open(await pack([agro.id, bakery.id]));
  const text = textIn(archive, 'summary.csv');
  expect(text.trimEnd().split('\r\n')).toEqual([
    '\uFEFFКлиент;Номер;Месец;Оборот (EUR);Начислен ДДС (EUR);Документи;За изясняване;Въпроси без отговор;Нови отговори',
    `'=Агро „Дърво“ ЕООД;${agro.id};приключил;360,50;60,08;2;;0;0`,
    `Пекарна ООД;${bakery.id};приключил;0,00;0,00;0;липсващи данни в профила: 2;0;0`,
  ]);
  const english = textIn(await open(await pack([agro.id], 'en')), 'summary.csv');
  expect(english).toContain(`${agro.id};over;360.50;60.08;2;`);
});

test('the documents and payments of a pack are those of the month in Sofia, in the format of the exports', async () => {
  const archive = await open(await pack([agro.id, bakery.id]));
  const linesOf = (path: string) => textIn(archive, path).trimEnd().split('\r\n');
  const documents = linesOf(`${folder()}/invoices.csv`);
  const payments = linesOf(`${folder()}/payments.csv`);
  expect([documents.length, payments.length]).toEqual([3, 3]);
  expect(documents.slice(1).map((line) => line.split(';')[1])).toEqual(['0000000002', '0000000003']);
  expect(payments.join()).toContain('240,50');
  expect(payments.join()).not.toContain('777,00');
  const exported = await (
    await fetch(
      `${shop.url}/api/invoices/back-office-export?format=csv&merchantId=${agro.id}&from=2026-10-01&to=2026-10-31`,
      { headers: { authorization: `Bearer ${token}`, 'accept-language': 'bg' } },
    )
  ).text();
  expect(textIn(archive, `${folder()}/invoices.csv`).replace('\uFEFF', '')).toBe(
    exported.replace('\uFEFF', ''),
  );
  expect(linesOf(`pekarna-ood-${bakery.id}/payments.csv`)).toHaveLength(1);
});

test('the workbooks of a pack open with their rows and totals', async () => {
  const archive = await open(await pack([agro.id]));
  const bookOf = async (path: string) => {
    const book = new exceljs.Workbook();
    await book.xlsx.load(archive[path]!.bytes as unknown as exceljs.Buffer);
    return book.worksheets[0]!;
  };
  const numbers = (await bookOf(`${folder()}/invoices.xlsx`)).getColumn(2).values;
  expect(numbers).toEqual(expect.arrayContaining(['0000000002', '0000000003']));
  const payments = await bookOf(`${folder()}/payments.xlsx`);
  const amounts = payments.getColumn(8).values.filter((value) => typeof value === 'number');
  expect(amounts).toEqual([120, 240.5, 360.5]);
  const period = 'Период: 01.10.2026 – 31.10.2026';
  expect(payments.headerFooter.oddHeader).toMatch(new RegExp(`^&L&BПлащания&B&R.*Агро.* · ${period}$`, 'u'));
});

test('two packs of the same month have the same bytes but for the workbooks, which name their time', async () => {
  const filesOf = async () => {
    const archive = await open(await pack([agro.id, bakery.id]));
    const paths = Object.keys(archive).filter((path) => path.endsWith('.csv'));
    const dates = Object.values(archive).map(({ date }) => date.toISOString());
    return { texts: paths.map((path) => textIn(archive, path)), dates };
  };
  const first = await filesOf();
  expect(await filesOf()).toEqual(first);
  expect(new Set(first.dates)).toEqual(new Set(['1980-01-01T00:00:00.000Z']));
});

test('a pack with another accountant’s client is 404, and one of an impossible month is refused', async () => {
  expect((await pack([agro.id, foreign.id])).status).toBe(404);
  expect((await pack([999_999])).status).toBe(404);
  expect((await pack([agro.id], 'bg', '2026-13')).status).toBe(422);
  expect((await pack([])).status).toBe(422);
});

test('a pack is in the audit log with its actor, month and clients', async () => {
  await open(await pack([bakery.id, agro.id]));
  const [entry] = await shop.database.rows(
    `select subject_id, data from audit_log where action = 'merchant.month-packed' order by id desc limit 1`,
  );
  expect(entry).toEqual({ subject_id: `${agro.id},${bakery.id}`, data: { month: '2026-10' } });
});

test('a pack is in the access log of each of its merchants', async () => {
  await open(await pack([bakery.id, agro.id]));
  for (const merchant of [agro, bakery]) {
    const views = accepted(await merchant.api.get<{ viewed: string }[]>('/merchants/me/access-log'));
    expect(views.map(({ viewed }) => viewed)).toContain('MONTH_PACK');
  }
});
