import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { runPlateno, startPlateno } from '#test/support/run-plateno.ts';

let shop: TestApplication;
let folder: string;
const plateno = (args: readonly string[], input?: string) => runPlateno(shop.env, args, input);
type Row = Readonly<Record<string, string | number | null>>;
const linesOf = (text: string): Row[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
  folder = await mkdtemp(join(tmpdir(), 'plateno-exports-'));
  const merchant = await shop.addMerchant();
  const checkout = await shop.openCheckout(await shop.createLink(merchant, { amount: 100 }));
  await shop.control.pay({ session: checkout.sessionId });
  await plateno(['payments', 'confirm', String(checkout.paymentId)]);
});
afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true });
});

test('payments are exported as JSON lines with their fees to the cent', async () => {
  const { stdout, code } = await plateno(['exports', 'payments', '--format', 'jsonl']);
  expect(code).toBe(0);
  expect(linesOf(stdout)).toMatchObject([
    {
      status: 'Succeeded',
      amount: 100,
      orderNumber: 1,
      transactionReference: expect.any(String) as string,
      eurRate: null,
      platformFee: 1.5,
      merchantFee: 3.05,
    },
  ]);
  const none = await plateno(['exports', 'payments', '--to', '2020-01-01']);
  // Only the headings.
  expect(none.stdout.trimEnd().split('\n')).toHaveLength(1);
  const noDay = await plateno(['exports', 'payments', '--from', '2026-02-30']);
  expect(noDay.stderr).toContain('--from: "2026-02-30" is not a date');
  expect(noDay.code).toBe(2);
});

test('an exported file is in the language of the flag', async () => {
  const bulgarian = await plateno(['exports', 'payments', '--language', 'bg']);
  expect(bulgarian.stdout).toMatch(/;Успешно;EUR;100,00;1,50;3,05;95,45;/);
  const english = await plateno(['exports', 'payments', '--language', 'en']);
  expect(english.stdout).toMatch(/;Succeeded;EUR;100\.00;1\.50;3\.05;95\.45;/);
});

test('without the flag the locale gives the language of an exported file', async () => {
  const locale = { LANG: 'bg_BG.UTF-8' };
  const { stdout, code } = await startPlateno({ ...shop.env, ...locale }, ['exports', 'invoices']);
  expect(code).toBe(0);
  const [head, row, end] = stdout.split('\r\n');
  expect(head).toContain('Общо с ДДС;Платено;');
  expect(row).toContain(';100,00;100,00;100,00;0,00');
  expect(end).toBe('');
});

test.each([
  ['exports payments', '--from 2026-10-31 --to 2026-10-01', '--from (2026-10-31) is after --to (2026-10-01)'],
  ['payments list', '--from 2026-10-31 --to 2026-10-01', '--from (2026-10-31) is after --to'],
  ['exports payments', '--output october.txt', '--output: "october.txt" names no format'],
  ['payments refund', '1 --yes --amount many', '--amount: "many" is not an amount'],
])(
  'a usage error is reported without the database and writes nothing: %s %s',
  async (command, flags, said) => {
    const messages = [...command.split(' '), ...flags.split(' ')];
    const { stdout, stderr, code } = await runPlateno({ NODE_ENV: 'production' }, messages);
    expect(stderr.replaceAll(/\s+/g, ' ')).toContain(said);
    expect(stdout).toBe('');
    expect(code).toBe(2);
  },
);

test('a missing input file is reported by name', async () => {
  const absent = join(folder, 'absent.csv');
  for (const call of [
    ['rates', 'import', absent],
    ['exports', 'payments', '--output', join(folder, 'no-folder', 'payments.csv')],
  ]) {
    const { stderr, code } = await plateno(call);
    expect(stderr).toMatch(/^There is no such file or folder: \S+\n$/);
    expect(code).toBe(2);
  }
});

test('exchange rates are listed, newest first', async () => {
  await shop.database.rows('delete from exchange_rates');
  await plateno(['rates', 'import', '-'], 'Date,USD\n2026-11-19,1.1700\n2026-11-20,1.1712\n');
  const { stdout } = await plateno(['rates', 'list', '--limit', '2']);
  expect(stdout).toMatch(/^2026-11-20\tUSD\t1\.1712\d*\tECB\n2026-11-19\tUSD\t1\.17\d*\tECB\n$/);
  await shop.database.rows(`delete from exchange_rates where source = 'ECB'`);
});

test('documents are exported under one command name, and under the old one for scripts', async () => {
  const named = await plateno(['exports', 'invoices']);
  expect((await plateno(['invoices', 'export'])).stdout).toBe(named.stdout);
  expect((await plateno(['help', 'invoices'])).stdout).not.toContain('export');
});

test('the exported ledger entries sum to zero', async () => {
  const { stdout } = await plateno(['exports', 'ledger', '--format', 'jsonl']);
  const amounts = linesOf(stdout).map(({ amount }) => Math.round(Number(amount) * 100));
  expect(amounts.length).toBe(4);
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(0);
});

test('merchants and documents are exported to a file, as a workbook on request', async () => {
  const file = join(folder, 'merchants.xlsx');
  const written = await plateno(['exports', 'merchants', '--from', '2020-01-01', '--output', file]);
  expect(written).toMatchObject({ stdout: '', code: 0 });
  // A workbook is a ZIP file.
  expect((await readFile(file)).subarray(0, 2).toString()).toBe('PK');
  const { stdout } = await plateno(['exports', 'invoices', '--format', 'jsonl']);
  expect(linesOf(stdout)).toMatchObject([{ number: '0000000001' }]);
  expect((await plateno(['invoices', 'overdue', '--json'])).stdout).toContain('"total": 0');
});

test('the audit log records who exported what', async () => {
  const trail = await shop.database.rows<{ list: string }>(
    `select distinct subject_id as list from audit_log
     where actor like 'operator:%' and action = 'list.exported' order by 1`,
  );
  expect(trail.map(({ list }) => list)).toEqual(['ledger', 'merchants', 'payments']);
});

test('rates of the central bank are imported completely or not at all', async () => {
  const file = join(folder, 'rates.csv');
  await writeFile(
    file,
    'Date,USD,JPY,\n2026-03-02,1.0842,161.2,\n2026-03-01,N/A,161.0,\n2019-12-31,1.12,121.9,\n',
  );
  const dry = await plateno(['rates', 'import', file, '--dry-run']);
  expect(dry.stdout).toContain('2026-03-02');
  const xml = `<Cube><Cube time='2026-03-03'><Cube currency='USD' rate='1.0901'/></Cube></Cube>`;
  expect((await plateno(['rates', 'import', '-'], xml)).code).toBe(0);
  const stored = async () =>
    shop.database.rows(
      `select day, per_euro::float8 as rate from exchange_rates where source = 'ECB' order by day`,
    );
  expect(await stored()).toEqual([{ day: '2026-03-03', rate: 1.0901 }]);
  expect((await plateno(['rates', 'import', file])).code).toBe(0);
  expect(await stored()).toHaveLength(2);
  const damaged = await plateno(['rates', 'import', '-'], 'Date,USD\n2026-03-04,1.1\n2026-03-05,none\n');
  expect(damaged.stderr).toContain('ECB');
  expect(damaged.code).toBe(2);
  expect(await stored()).toHaveLength(2);
});

test('config show hides secrets and config check judges the values', async () => {
  const shown = await plateno(['config', 'print', '--json']);
  expect(shown.code).toBe(0);
  for (const secret of [
    'SESSION_SECRET',
    'PASSWORD_PEPPER',
    'SECRETS_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_SECRET_KEY',
  ]) {
    expect(shown.stdout).not.toContain(shop.env[secret]);
  }
  expect((await plateno(['config', 'check'])).code).toBe(0);
  const env = { ...shop.env, NODE_ENV: 'production', SESSION_SECRET: 'short' };
  const judged = await runPlateno(env, ['config', 'check']);
  expect(judged.stdout).toContain('SESSION_SECRET');
  expect(judged.code).toBe(1);
});

test('payments in dollars are exported with order, payment reference and exchange rate', async () => {
  await shop.database.rows(
    `insert into exchange_rates (currency, day, per_euro, source) values ('USD', current_date - 1, 1.17, 'tests')`,
  );
  const merchant = await shop.addMerchant();
  const link = await shop.createLink(merchant, { amount: 100, currency: 'USD' });
  const checkout = await shop.openCheckout(link);
  await shop.control.pay({ session: checkout.sessionId });
  await plateno(['payments', 'confirm', String(checkout.paymentId)]);
  const flags = ['--merchant', String(merchant.id), '--format', 'jsonl'];
  const reference = expect.stringMatching(/\S{5}/) as string;
  const order = { orderNumber: 1, transactionReference: reference, eurRate: 1.17 };
  const [payment] = linesOf((await plateno(['exports', 'payments', ...flags])).stdout);
  expect(payment).toMatchObject({ ...order, amount: 100, amountInEuro: 85.47 });
  const entries = linesOf((await plateno(['exports', 'ledger', ...flags])).stdout);
  expect(entries.map(({ currency }) => currency)).toEqual(['USD', 'USD', 'USD', 'USD']);
  for (const entry of entries) expect(entry).toMatchObject(order);
  const csv = await plateno(['exports', 'ledger', ...flags.slice(0, 2), '--language', 'bg']);
  expect(csv.stdout.split('\r\n')[1]).toMatch(/;USD;1;\S+;1,17$/);
});

/** The rows of a CSV file by its headings. */
const recordsOf = (file: string): Readonly<Record<string, string>>[] => {
  const [head = '', ...rows] = file.replace('\uFEFF', '').trimEnd().split('\r\n');
  const names = head.split(';');
  return rows.map((row) => {
    const cells = row.split(';');
    return Object.fromEntries(names.map((name, place) => [name, cells[place]!]));
  });
};

test('credit and debit notes by line have signs, rates, grounds and credited sums in the register and the file', async () => {
  const merchant = await shop.addMerchant();
  await shop.registerForVat(merchant.id);
  const { api } = merchant;
  const exempt = { taxRate: 0, vatGround: 'ART_41' };
  const invoice = accepted(
    await api.post<Invoice>('/invoices', {
      currency: 'EUR',
      customer: { kind: 'PERSON', name: 'Иван Петров' },
      items: [
        { description: 'Услуга', quantity: 2, unitPrice: 30, taxRate: 20 },
        { description: 'Книга', quantity: 3, unitPrice: 9.99, taxRate: 9 },
        { description: 'Курс', quantity: 1, unitPrice: 50, ...exempt },
      ],
    }),
  );
  accepted(
    await api.post(`/invoices/${invoice.id}/credit-notes`, {
      lines: [{ line: 1, quantity: 1 }, { line: 2, quantity: 2 }, { line: 3 }],
      reasonKind: 'GOODS_RETURNED',
    }),
  );
  accepted(
    await api.post(`/invoices/${invoice.id}/debit-notes`, {
      items: [
        { description: 'Доплащане', quantity: 1, unitPrice: 10, taxRate: 20 },
        { description: 'Втори курс', quantity: 1, unitPrice: 7, ...exempt },
      ],
      reason: 'Анекс',
    }),
  );
  const flags = ['--merchant', String(merchant.id), '--language', 'bg'];
  const file = recordsOf((await plateno(['exports', 'invoices', ...flags])).stdout);
  const register = await fetch(`${shop.url}/api/invoices/export?format=csv`, {
    headers: { authorization: `Bearer ${merchant.token}`, 'accept-language': 'bg' },
  });
  expect(recordsOf(await register.text())).toEqual(file);
  const rows = file.map((row) => [
    row['Вид'],
    row['Към фактура №'],
    row['Ставка, %'],
    row['Основание']?.match(/чл\. ?\d+/)?.[0],
    ...['Основа 20%', 'ДДС 20%', 'Основа 9%', 'ДДС 9%', 'Основа освободени доставки (кол. 19)'].map(
      (name) => row[name],
    ),
    ...['Общо с ДДС', 'Платено', 'Кредитирано', 'Остава за плащане'].map((name) => row[name]),
  ]);
  const number = invoice.invoiceNumber;
  const stated = '20, 9, освободена';
  expect(rows).toEqual([
    [
      'Фактура',
      '',
      stated,
      'чл. 41',
      '60,00',
      '12,00',
      '29,97',
      '2,70',
      '50,00',
      '154,67',
      '0,00',
      '107,78',
      '46,89',
    ],
    [
      'Кредитно известие',
      number,
      stated,
      'чл. 41',
      '-30,00',
      '-6,00',
      '-19,98',
      '-1,80',
      '-50,00',
      '-107,78',
      '0,00',
      '-107,78',
      '0,00',
    ],
    [
      'Дебитно известие',
      number,
      '20, освободена',
      'чл. 41',
      '10,00',
      '2,00',
      '0,00',
      '0,00',
      '7,00',
      '19,00',
      '0,00',
      '0,00',
      '19,00',
    ],
  ]);
});
