import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { TestApplication } from '#test/support/application.ts';
import { sharedApplication } from '#test/support/application/shared-application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { runPlateno } from '#test/support/run-plateno.ts';
import { draft } from '../modules/invoices/invoice-callers.ts';

let shop: TestApplication;
let merchant: TestMerchant;
let folder: string;
beforeAll(async () => {
  shop = await sharedApplication('serving');
  merchant = await shop.addMerchant();
  await shop.registerForVat(merchant.id);
  folder = await mkdtemp(join(tmpdir(), 'plateno-cli-'));
});
afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true });
});

const plateno = (args: readonly string[], input?: string) => runPlateno(shop.env, args, input);
const items = [{ description: 'Доплащане', quantity: 2, unitPrice: 10, taxRate: 20 }];
const documents = async (): Promise<number> => (await shop.database.rows('select id from invoices')).length;

test('a debit note is issued from a file of lines, and a dry run issues nothing', async () => {
  const { id } = accepted(await merchant.api.post<Invoice>('/invoices', draft()));
  const file = join(folder, 'redove.json');
  await writeFile(file, JSON.stringify(items));
  const debit = ['invoices', 'debit', String(id), '--file', file, '--reason', 'Промяна на цената'];
  const before = await documents();
  const dry = await plateno([...debit, '--dry-run']);
  expect([dry.code, dry.stdout]).toEqual([0, expect.stringContaining('24.00 EUR')]);
  expect((await plateno(debit)).code).toBe(2);
  expect(await documents()).toBe(before);
  const issued = await plateno([...debit, '--send', '--yes', '--json']);
  expect(JSON.parse(issued.stdout)).toMatchObject({
    type: 'DEBIT_NOTE',
    correctsId: id,
    totalAmount: 24,
    correctionReason: 'Промяна на цената',
    deliveries: [{ kind: 'SENT_BY_MERCHANT' }],
  });
});

test('lines from standard input that are wrong are refused by field', async () => {
  const { id } = accepted(await merchant.api.post<Invoice>('/invoices', draft()));
  const debit = ['invoices', 'debit', '--id', String(id), '--file', '-', '--reason', 'Доплащане', '--yes'];
  const broken = await plateno(debit, '{');
  expect([broken.code, broken.stderr]).toEqual([2, expect.stringContaining('JSON')]);
  const wrong = await plateno(debit, JSON.stringify({ items: [{ ...items[0], taxRate: 7 }] }));
  expect(wrong.code).toBe(2);
  expect(wrong.stderr).toContain('items.0.taxRate');
});

test('links are cancelled several at once', async () => {
  const ids = [];
  for (let count = 0; count < 2; count += 1)
    ids.push(String((await shop.createLink(merchant, { amount: 5 })).id));
  const { code, stdout } = await plateno(['links', 'cancel', ...ids, '--yes']);
  expect([code, stdout]).toEqual([0, ids.map((id) => `${id}\tCANCELLED\n`).join('')]);
});
