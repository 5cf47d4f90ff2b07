import { appendFile, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { Measurement } from '#kernel/gauge.ts';
import { readConfig } from '#platform/config.ts';
import { compose } from '#src/composition.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted, apiClient } from '#test/support/application/api-client.ts';
import { builders, type TestMerchant } from '#test/support/application/build.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';
import { runPlateno } from '#test/support/run-plateno.ts';

let shop: TestApplication;
let merchant: TestMerchant;
let empty: TestDatabase;
let elsewhere: NodeJS.ProcessEnv;
let folder: string;
let copy: string;

/** One payment, from the link to the document. */
const sell = async (at: ReturnType<typeof builders>, seller: Pick<TestMerchant, 'api'>): Promise<void> => {
  const checkout = await at.openCheckout(await at.createLink(seller), { customerEmail: 'maria@example.com' });
  await shop.control.pay({ session: checkout.sessionId });
  expect((await at.returnFrom(checkout)).status).toBe('SUCCEEDED');
};

beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
  merchant = await shop.addMerchant();
  await sell(shop, merchant);
  await sell(shop, merchant);
  empty = await createTestDatabase();
  elsewhere = { ...shop.env, DATABASE_URL: empty.url, DATABASE_MIGRATOR_URL: empty.migratorUrl };
  folder = await mkdtemp(join(tmpdir(), 'plateno-backup-'));
  copy = join(folder, 'copy');
});
afterAll(async () => {
  await shop.stop();
  await empty.drop();
  await rm(folder, { recursive: true });
});

const plateno = (args: readonly string[], env = elsewhere) => runPlateno(env, args);

test('a backup is readable by its owner only and never overwrites another', async () => {
  const { stdout, code } = await plateno(['db', 'backup', '--to', copy, '--json'], shop.env);
  expect(code).toBe(0);
  const output = JSON.parse(stdout) as { tables: number; rows: number };
  expect(await readdir(copy)).toHaveLength(output.tables + 1);
  expect((await stat(copy)).mode & 0o077).toBe(0);
  expect((await stat(join(copy, 'public.users.copy.gz'))).mode & 0o077).toBe(0);
  const again = await plateno(['db', 'backup', '--to', copy], shop.env);
  expect(again.stderr).toContain('each backup needs a new one');
  expect(again.code).toBe(5);
});

test('db backup --keep deletes older backups beside the new one, and the doctor knows the last one', async () => {
  const folders = join(folder, 'nightly');
  const backUp = (name: string) =>
    plateno(['db', 'backup', '--to', join(folders, name), '--keep', '2'], shop.env);
  for (const name of ['b', 'a']) expect((await backUp(name)).code).toBe(0);
  const third = await backUp('c');
  expect(third.stdout).toContain(`Old backup deleted: ${join(folders, 'b')}\n`);
  expect((await readdir(folders)).toSorted()).toEqual(['a', 'c']);
  expect((await backUp('c')).code).toBe(5);
  expect((await readdir(folders)).toSorted()).toEqual(['a', 'c']);
  const { code } = await plateno(['db', 'backup', '--to', join(folders, 'd'), '--keep', '0'], shop.env);
  expect(code).toBe(2);
  const { metrics } = shop.application.contributions;
  const read = await metrics.find(({ name }) => name === 'plateno_backup_age_seconds')!.read();
  const [age] = read as readonly Measurement[];
  expect(age!.labels).toEqual({ made: 'yes' });
  expect(age!.value).toBeLessThan(3600);
});

test('a damaged backup, and a database in use, are refused before anything is changed', async () => {
  const inUse = await plateno(['db', 'restore', '--from', copy], shop.env);
  expect(inUse.stderr).toContain('restored only into an empty one');
  expect(inUse.code).toBe(5);
  const file = join(copy, 'public.payments.copy.gz');
  const whole = await readFile(file);
  await appendFile(file, 'x');
  const damaged = await plateno(['db', 'restore', '--from', copy, '--dry-run']);
  expect(damaged.stderr).toContain('public.payments.copy.gz');
  expect(damaged.code).toBe(2);
  await writeFile(file, whole);
});

test('a restored backup is complete, keeps sessions, and continues with the next document number', async () => {
  const restored = await plateno(['db', 'restore', '--from', copy]);
  expect(restored.stdout).toContain('Next: plateno doctor');
  expect((await plateno(['doctor'])).stdout).toContain('All is well.');
  expect((await plateno(['invoices', 'verify'])).code).toBe(0);
  const application = await compose(readConfig({ ...elsewhere, PORT: '0' }));
  onTestFinished(() => application.close());
  const url = `http://127.0.0.1:${await application.listen()}`;
  const seller = { api: apiClient(url, merchant.token) };
  await sell(builders(url, application, shop.adminToken), seller);
  const invoices = accepted(await seller.api.get<Invoice[]>('/invoices/me'));
  expect(invoices.map(({ invoiceNumber }) => invoiceNumber).toSorted()).toEqual([
    '0000000001',
    '0000000002',
    '0000000003',
  ]);
  const waiting = await plateno(['jobs', 'list', '--search', 'receipt', '--json']);
  expect((JSON.parse(waiting.stdout) as { total: number }).total).toBe(3);
  const trail = await plateno(['audit', '--action', 'database.restored', '--json']);
  expect(JSON.parse(trail.stdout)).toMatchObject({ total: 1 });
});
