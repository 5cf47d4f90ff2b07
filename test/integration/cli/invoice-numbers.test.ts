import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { SearchResult } from '#contract/search.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { runPlateno } from '#test/support/run-plateno.ts';
import { draft } from '../modules/invoices/invoice-callers.ts';

let shop: TestApplication;
let baker: TestMerchant;
let potter: TestMerchant;
/** Ids and numbers overlap: the id of `first` of the potter has the digits of the number of `second` of the baker. */
let first: Invoice;
let crossed: Invoice;
let second: Invoice;

const plateno = (args: readonly string[]) => runPlateno(shop.env, args);
const write = async (merchant: TestMerchant): Promise<Invoice> =>
  accepted(await merchant.api.post<Invoice>('/invoices', draft()));
const mailsAsked = async (): Promise<number> =>
  (await shop.database.rows(`select id from invoice_deliveries`)).length;

beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
  baker = await shop.addMerchant({ businessName: 'Пекарна Зора' });
  potter = await shop.addMerchant({ businessName: 'Грънчарница Зора' });
  for (const { id } of [baker, potter]) await shop.registerForVat(id);
  first = await write(baker);
  crossed = await write(potter);
  second = await write(baker);
});
afterAll(() => shop.stop());

test('the ids and numbers of these tests overlap', () => {
  expect(crossed.id).toBe(Number(second.invoiceNumber));
  expect(first.invoiceNumber).toBe(crossed.invoiceNumber);
});

test('a document number selects the document with that number, never the one with that id', async () => {
  const { stdout, code } = await plateno(['invoices', 'show', second.invoiceNumber, '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ id: second.id, merchantId: baker.id });
});

test.each([['plain'], ['with #'], ['as a flag']])(
  'the id %s selects the document with that id',
  async (form) => {
    const id = String(crossed.id);
    const named = form === 'plain' ? [id] : form === 'with #' ? [`#${id}`] : ['--id', id];
    const { stdout } = await plateno(['invoices', 'show', ...named, '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ id: crossed.id, merchantId: potter.id });
  },
);

test('a number that several merchants use is refused without --merchant', async () => {
  const asked = await plateno(['invoices', 'show', first.invoiceNumber]);
  expect(asked.code).toBe(2);
  expect(asked.stderr).toContain('Пекарна Зора');
  expect(asked.stderr).toContain('Грънчарница Зора');
  const chosen = await plateno([
    'invoices',
    'show',
    first.invoiceNumber,
    '--merchant',
    String(potter.id),
    '--json',
  ]);
  expect(JSON.parse(chosen.stdout)).toMatchObject({ id: crossed.id });
  const other = await plateno([
    'invoices',
    'show',
    '--id',
    String(crossed.id),
    '--merchant',
    String(baker.id),
  ]);
  expect(other.code).toBe(3);
});

test('a document is mailed only after a confirmation that names merchant, number and buyer', async () => {
  const before = await mailsAsked();
  const unconfirmed = await plateno(['invoices', 'send', second.invoiceNumber, '--to', 'kasa@example.com']);
  expect(unconfirmed.code).toBe(2);
  for (const named of ['Пекарна Зора', second.invoiceNumber, second.buyer.name]) {
    expect(unconfirmed.stderr).toContain(named);
  }
  expect(await mailsAsked()).toBe(before);
  const sent = await plateno([
    'invoices',
    'send',
    second.invoiceNumber,
    '--to',
    'kasa@example.com',
    '--yes',
    '--json',
  ]);
  expect(JSON.parse(sent.stdout)).toMatchObject({ id: second.id, merchantId: baker.id });
  expect(await mailsAsked()).toBe(before + 1);
});

test('PDF and annulment by number apply to the document with that number', async () => {
  const pdf = await plateno(['invoices', 'pdf', '9999999999']);
  expect(pdf).toMatchObject({ code: 3, stdout: '' });
  const of = ['--merchant', String(baker.id), '--reason', 'грешна сума'];
  expect((await plateno(['invoices', 'annul', second.invoiceNumber, ...of])).code).toBe(2);
  const annulled = await plateno(['invoices', 'annul', second.invoiceNumber, ...of, '--yes', '--json']);
  expect(JSON.parse(annulled.stdout)).toMatchObject({ id: second.id, annulmentReason: 'грешна сума' });
});

test.each([
  ['payments', 'show', '0000000002'],
  ['payments', 'refund', '0000000002', '--yes'],
  ['payments', 'list', '--merchant', '0000000002'],
  ['merchants', 'show', '1000000501'],
  ['users', 'lock', '007'],
  ['links', 'cancel', '0000000002', '--yes'],
  ['events', 'show', '0000000002'],
])('%s %s %s refuses a document number with a usage error', async (...args) => {
  const { code, stderr } = await plateno(args);
  expect(code).toBe(2);
  expect(stderr).toContain('is the number of a document, not an id');
});

test('invoices verify compares documents with the anchor file, and refuses a changed file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plateno-anchors-'));
  const file = join(folder, 'anchors.jsonl');
  expect(await plateno(['invoices', 'anchor', '--to', file])).toMatchObject({ code: 0, stdout: '' });
  const { stdout } = await plateno(['invoices', 'anchor', '--to', '-']);
  expect(stdout.trim().split('\n')).toHaveLength(2);
  const verify = () => plateno(['invoices', 'verify', '--anchor', file]);
  expect(await verify()).toMatchObject({ code: 0 });
  const written = await readFile(file, 'utf8');
  await writeFile(file, written.replace(/"hash":"./, '"hash":"x'));
  expect(await verify()).toMatchObject({ code: 1, stderr: expect.stringContaining('line 1') });
  expect((await plateno(['invoices', 'verify', '--anchor', join(folder, 'none')])).code).toBe(2);
  await rm(folder, { recursive: true });
});

test('an id in a URL has no leading zeros', async () => {
  expect((await shop.admin.get(`/invoices/${crossed.id}`)).status).toBe(200);
  expect((await shop.admin.get('/invoices/0000000002')).status).toBe(404);
  expect((await shop.admin.get('/payments/01')).status).toBe(404);
});

test('a search finds a number as a number, and #id as an id of every kind', async () => {
  const found = async (text: string): Promise<string[]> =>
    accepted(await shop.admin.get<SearchResult[]>(`/search?search=${encodeURIComponent(text)}`)).map(
      ({ kind, id }) => `${kind} ${id}`,
    );
  expect(await found(second.invoiceNumber)).toEqual([`invoice ${second.id}`]);
  const byId = await found(`#${crossed.id}`);
  expect(byId).toEqual(
    expect.arrayContaining([`invoice ${crossed.id}`, `merchant ${crossed.id}`, `payment-link ${crossed.id}`]),
  );
  expect(byId.every((hit) => hit.endsWith(` ${crossed.id}`))).toBe(true);
});

test('the list marks annulled and test documents and prints amounts with two decimals', async () => {
  const annulled = await write(baker);
  accepted(await baker.api.post(`/invoices/${annulled.id}/annul`, { reason: 'Грешка' }));
  const trial = accepted(await baker.api.post<Invoice>('/invoices/test-create', {}));
  const { stdout } = await plateno(['invoices', 'list', '--merchant', String(baker.id)]);
  const rows = stdout
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  const statusOf = ({ id }: Invoice) => rows.find(([shown]) => shown === String(id))?.[7];
  expect([first, annulled, trial].map(statusOf)).toEqual([
    'PENDING',
    'ANNULLED',
    expect.stringMatching(/,TEST$/),
  ]);
  for (const row of rows) expect(row[5]).toMatch(/^\d+\.\d\d$/);
});

test('transfers of several invoices are recorded, in full or in part, and a dry run records nothing', async () => {
  const [one, two] = [await write(baker), await write(baker)];
  const ids = [String(one.id), String(two.id)];
  const day = ['--on', new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Sofia' })];
  const dry = await plateno(['invoices', 'pay', ...ids, ...day, '--amount', '0.5', '--dry-run']);
  expect(dry.stdout).toContain(`${one.openAmount.toFixed(2)} EUR → ${(one.openAmount - 0.5).toFixed(2)} EUR`);
  expect((await plateno(['invoices', 'pay', ...ids, ...day])).code).toBe(2);
  const part = await plateno([
    'invoices',
    'pay',
    ids[0]!,
    ...day,
    '--amount',
    '0.5',
    '--note',
    'ред 3',
    '--yes',
  ]);
  expect(part.code).toBe(0);
  const paid = await plateno(['invoices', 'pay', ...ids, ...day, '--yes', '--json']);
  const { results } = JSON.parse(paid.stdout) as { results: { result: Invoice }[] };
  expect(results.map(({ result }) => [result.status, result.payments.length])).toEqual([
    ['PAID', 2],
    ['PAID', 1],
  ]);
  const again = await plateno(['invoices', 'pay', ids[0]!, ...day, '--yes']);
  expect([again.code, again.stderr]).toEqual([5, expect.stringContaining(ids[0]!)]);
});
