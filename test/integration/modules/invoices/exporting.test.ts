import exceljs from 'exceljs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Money } from '#kernel/money.ts';
import { ExportInvoices } from '#modules/invoices/index.ts';
import { until } from '#test/support/application/until.ts';
import { createInvoicesFixture, type InvoicesFixture } from '#test/support/invoices-fixture.ts';
import { draft, openCallers, type Callers } from './invoice-callers.ts';

let fixture: InvoicesFixture;
let callers: Callers;

/** One document of each kind for one merchant, and one document for another merchant. */
beforeAll(async () => {
  fixture = await createInvoicesFixture();
  callers = await openCallers(fixture);
  const payment = await fixture.pay(callers.own, {
    description: '=HYPERLINK("https://evil.example";"x")',
    customerName: ' +359 881 „Иван“; Петров',
  });
  await fixture.refund(payment, 1_000);
  const dollars = Money.ofMinor(20_000, 'USD');
  await fixture.pay(callers.own, { amount: dollars, chargeAmount: dollars, eurRate: '1.0842' });
  await callers.api.post('/invoices', 'own', draft());
  await callers.api.post('/invoices/test-create', 'own');
  const annulled = (await (await callers.api.post('/invoices', 'own', draft())).json()) as { id: number };
  await callers.api.post(`/invoices/${annulled.id}/annul`, 'own', { reason: 'Грешка' });
  await fixture.pay(callers.other, { description: 'На съседите' });
});
afterAll(async () => {
  await callers.api.close();
  await fixture.close();
});

/** Resets the rate limits, so that each download is allowed. */
const resetLimits = () => fixture.database.rows('delete from rate_limits');
const download = async (query: string, bearer = 'own', path = 'export', language = 'bg') => {
  await resetLimits();
  const response = await callers.api.get(`/invoices/${path}?${query}`, bearer, language);
  return { response, content: Buffer.from(await response.arrayBuffer()) };
};
const csvOf = async (query = 'format=csv', bearer = 'own', path = 'export', language = 'bg') => {
  const { response, content } = await download(query, bearer, path, language);
  expect(response.status).toBe(200);
  return {
    response,
    text: content.toString('utf8'),
    lines: content.toString('utf8').trimEnd().split('\r\n'),
  };
};
const workbookOf = async (query = 'format=excel', bearer = 'own', path = 'export') => {
  const { response, content } = await download(query, bearer, path);
  const book = new exceljs.Workbook();
  await book.xlsx.load(content as unknown as exceljs.Buffer);
  return { response, book, exportFile: book.worksheets[0]! };
};

test('the CSV export of invoices is UTF-8 with BOM and semicolons, with the day in its file name', async () => {
  const { response, text, lines } = await csvOf();
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="invoices-2026-11-20.csv"');
  expect(text.startsWith('\uFEFFДоставчик;Номер;Вид;')).toBe(true);
  expect(lines).toHaveLength(7);
  expect(lines[3]).toContain(';0000000003;Фактура;Платена;;2026-11-20;2026-11-20;');
  expect(lines[3]).toContain(
    ';1,0842;;USD;166,67;33,33;0,00;0,00;0,00;0,00;0,00;0,00;0,00;0,00;0,00;0,00;200,00;200,00;0,00;0,00;0,00;153,73;30,74',
  );
});

test('a credit note is exported with negative amounts and the number of its invoice', async () => {
  const { lines } = await csvOf();
  expect(lines[2]).toContain(';0000000002;Кредитно известие;Издадено;');
  expect(lines[2]).toContain(';0000000001;');
  expect(lines[2]).toContain(
    ';EUR;-8,33;-1,67;0,00;0,00;0,00;0,00;0,00;0,00;0,00;0,00;0,00;0,00;-10,00;-10,00;',
  );
});

test('annulled and test documents are exported with zero amounts and a note, so that columns can be summed', async () => {
  const { lines } = await csvOf();
  const [head, ...rows] = lines.map((line) => line.split(';'));
  const [number, status, note, currency, total] = ['Номер', 'Статус', 'Бележка', 'Валута', 'Общо с ДДС'].map(
    (name) => head!.indexOf(name) - head!.length,
  );
  const cells = rows.map((row) => [number, status, note, currency, total].map((place) => row.at(place!)));
  expect(cells.at(-2)).toEqual([
    'TEST-000001',
    'Пробна',
    expect.stringMatching(/^Извън сумите, общо по документа: \d+,\d\d EUR$/),
    'EUR',
    '0,00',
  ]);
  expect(cells.at(-1)).toEqual([
    '0000000005',
    'Анулирана',
    expect.stringContaining('152,67 EUR') as string,
    'EUR',
    '0,00',
  ]);
  const euro = cells.filter((row) => row[3] === 'EUR').map((row) => Number(row[4]!.replace(',', '.')));
  expect(euro.reduce((sum, one) => sum + one, 0)).toBeCloseTo(193.8);
});

test('formulas are exported as text, and quotes and semicolons are escaped', async () => {
  const { lines } = await csvOf();
  expect(lines[1]).toContain(`;"'=HYPERLINK(""https://evil.example"";""x"")";`);
  expect(lines[1]).toContain(`;"' +359 881 „Иван“; Петров";`);
});

test('the CSV export for an English caller has English headings and decimal points', async () => {
  const { lines } = await csvOf('format=csv', 'own', 'export', 'en');
  expect(lines[0]).toContain('Supplier;Number;Type;');
  expect(lines[3]).toContain(';USD;166.67;33.33;');
});

test.each([
  ['status=PENDING', ['0000000004']],
  ['search=HYPERLINK', ['0000000001']],
  ['from=2026-11-21', []],
  ['from=2026-11-20&to=2026-11-20&search=TEST', ['TEST-000001']],
])('the export has the documents of the filtered list: %s', async (query, numbers) => {
  const { lines } = await csvOf(`format=csv&${query}`);
  expect(lines.slice(1).map((line) => line.split(';')[1])).toEqual(numbers);
});

test('the Excel export has typed cells, a frozen header and totals by currency', async () => {
  const { response, book, exportFile } = await workbookOf();
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="invoices-2026-11-20.xlsx"');
  expect(exportFile.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
  expect(book.worksheets.map(({ name }) => name)).toEqual(['Фактури', 'По ставки']);
  const row = exportFile.getRow(4);
  expect(row.getCell(2)).toMatchObject({ type: exceljs.ValueType.String, value: '0000000003' });
  expect(row.getCell(6)).toMatchObject({ type: exceljs.ValueType.Date, value: new Date('2026-11-20') });
  expect(row.getCell(25)).toMatchObject({
    type: exceljs.ValueType.Number,
    value: 166.67,
    numFmt: '#,##0.00',
  });
  expect(exportFile.getRow(2).getCell(14)).toMatchObject({
    type: exceljs.ValueType.String,
    value: '=HYPERLINK("https://evil.example";"x")',
  });
  expect(exportFile.getColumn(10).width).toBe(28);
  // 51.13 paid, 10.00 refunded, 152.67 written; without the test document and the annulled one.
  const totals = [exportFile.getRow(9), exportFile.getRow(10)].map((total) => [
    total.getCell(1).value,
    total.getCell(24).value,
    total.getCell(37).value,
  ]);
  expect(totals).toEqual([
    ['Общо', 'EUR', 193.8],
    ['Общо', 'USD', 200],
  ]);
});

test('the second worksheet of the export sums base and VAT by currency and rate', async () => {
  const { book } = await workbookOf();
  const rows: unknown[] = [];
  book.worksheets[1]!.eachRow((row) => rows.push((row.values as unknown[]).slice(1)));
  expect(rows.slice(1, 4)).toEqual([
    ['EUR', 20, undefined, 134.28, 26.85, 161.13],
    ['EUR', 9, undefined, 29.97, 2.7, 32.67],
    ['EUR', 0, 'Основа 0% износ (кол. 14)', 0, 0, 0],
  ]);
});

test('an export has only documents that the caller can see', async () => {
  const own = await csvOf();
  expect(own.text).not.toContain('На съседите');
  const accountant = await csvOf('format=csv', 'accountant', 'back-office-export');
  expect(accountant.lines).toHaveLength(7);
  const admin = await csvOf('format=csv', 'admin', 'back-office-export');
  expect(admin.text).toContain('На съседите');
});

test.each([
  [
    'export',
    { anonymous: 401, own: 200, other: 200, suspended: 200, support: 403, accountant: 403, admin: 403 },
  ],
  [
    'back-office-export',
    { anonymous: 401, own: 403, other: 403, suspended: 403, support: 403, accountant: 200, admin: 200 },
  ],
])('the %s of invoices is limited to its roles', async (path, expected) => {
  const statuses: Record<string, number> = {};
  for (const caller of Object.keys(expected).filter((name) => name !== 'anonymous')) {
    const { response } = await download('format=csv', caller, path);
    statuses[caller] = response.status;
  }
  statuses['anonymous'] = (await callers.api.get(`/invoices/${path}?format=csv`)).status;
  expect(statuses).toEqual(expected);
});

test.each(['', 'format=pdf', 'format=csv&from=yesterday', 'format=csv&merchantId=1'])(
  'an export with the invalid query %j is refused',
  async (query) => {
    expect((await download(query)).response.status).toBe(422);
  },
);

test('one caller gets six exports a minute', async () => {
  await resetLimits();
  const statuses = [];
  for (let times = 1; times <= 7; times += 1) {
    const response = await callers.api.get('/invoices/export?format=csv', 'own');
    await response.arrayBuffer();
    statuses.push(response.status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
});

test.each(['csv', 'excel', 'json-lines'] as const)(
  'an aborted %s export closes its connection',
  async (format) => {
    const actor = { kind: 'operator', name: 'tests' } as const;
    const request = { actor, scope: 'BACK_OFFICE', format, filters: {}, language: 'bg' } as const;
    const { content } = await fixture.get(ExportInvoices)(request);
    for await (const chunk of content) {
      expect(chunk.length).toBeGreaterThan(0);
      break;
    }
    await until('the connection is gone', async () => {
      const open = await fixture.database.rows(
        `select 1 from pg_stat_activity where datname = current_database() and application_name = 'plateno export'`,
      );
      return open.length === 0;
    });
  },
);

test('each export of invoices is in the audit log', async () => {
  await csvOf();
  const [entry] = await fixture.database.rows(
    `select actor, subject_id, data->>'format' as format from audit_log where action = 'invoice.exported'
     order by id desc limit 1`,
  );
  expect(entry).toEqual({ actor: 'user:1', subject_id: String(callers.own), format: 'csv' });
});
