import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Customer } from '#contract/customers/customers.ts';
import type { CustomerStatement } from '#contract/customers/customer-statements.ts';
import type { ImportResult } from '#contract/imports.ts';
import type { Item } from '#contract/customers/items.ts';
import type { TestApplication } from '#test/support/application.ts';
import { sharedApplication } from '#test/support/application/shared-application.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { runPlateno } from '#test/support/run-plateno.ts';

let shop: TestApplication;
let merchant: TestMerchant;
let folder: string;
let of: readonly string[];
const plateno = (args: readonly string[], input?: string) => runPlateno(shop.env, args, input);
const json = async <T>(args: readonly string[], input?: string): Promise<T> =>
  JSON.parse((await plateno([...args, '--json'], input)).stdout) as T;

beforeAll(async () => {
  shop = await sharedApplication('serving');
  merchant = await shop.addMerchant();
  of = ['--merchant', String(merchant.id)];
  folder = await mkdtemp(join(tmpdir(), 'plateno-cli-'));
});
afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true });
});

test('customers are imported after a dry run, listed, shown in bulk, and have a statement', async () => {
  const file = join(folder, 'klienti.csv');
  await writeFile(file, 'Име;ЕИК\nПекарна Изгрев ООД;175074752\nБоян Петров;\n');
  const dry = await json<ImportResult>(['customers', 'import', file, ...of, '--dry-run']);
  expect(dry).toMatchObject({ rows: 2, created: 2, isStored: false });
  expect((await plateno(['customers', 'import', file, ...of])).stdout).toContain('2');
  const { customers } = await json<{ customers: Customer[] }>(['customers', 'list', ...of]);
  expect(customers.map(({ name }) => name).toSorted()).toEqual(['Боян Петров', 'Пекарна Изгрев ООД']);
  const listed = await plateno(['customers', 'list', ...of, '--search', 'изгрев']);
  expect((await plateno(['customers', 'show'], listed.stdout)).stdout).toContain('175074752');
  const id = String(customers[0]!.id);
  const statement = await json<CustomerStatement>(['customers', 'statement', id, '--from', '2026-01-01']);
  expect(statement).toMatchObject({ customerId: customers[0]!.id, lines: [], sums: [] });
  const pdf = join(folder, 'statement.pdf');
  expect((await plateno(['customers', 'statement', id, '--pdf', pdf])).code).toBe(0);
  expect((await readFile(pdf)).subarray(0, 5).toString()).toBe('%PDF-');
  expect((await plateno(['customers', 'statement', '987654321'])).code).toBe(3);
});

test('a file with errors is refused with code 1 and the errors by row and field', async () => {
  const { code, stderr } = await plateno(['items', 'import', '-', ...of], 'name;price;rate\nЧаша;много;20\n');
  expect(code).toBe(1);
  expect(stderr).toMatch(/2\tprice\t/);
  const choice = ['--column', 'Вещ=name', '--column', 'Група=', '--decimals', 'comma'];
  const chosen = await plateno(
    ['items', 'import', '-', ...of, '--dry-run', ...choice],
    'Вещ;price;rate;Група\nШкаф;1.500;20;1\n',
  );
  expect([chosen.code, chosen.stderr]).toEqual([0, expect.stringMatching(/Група\t.*1\.500 → 1500\.00/s)]);
  expect((await plateno(['items', 'import', '-', ...of, '--column', 'Вещ'], 'name\n')).code).toBe(2);
  const done = await json<ImportResult>(['items', 'import', '-', ...of], 'name;price;rate\nЧаша;12,50;20\n');
  expect(done).toMatchObject({ created: 1, isStored: true });
  const { items } = await json<{ items: Item[] }>(['items', 'list', ...of, '--search', 'чаш']);
  expect(items).toMatchObject([{ name: 'Чаша', price: 12.5 }]);
});
