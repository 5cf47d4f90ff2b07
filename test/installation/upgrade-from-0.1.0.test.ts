import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { Session } from '#contract/users/users.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import { VerifyNumbers } from '#modules/invoices/index.ts';
import { ExchangeRates } from '#modules/rates/index.ts';
import { readConfig } from '#platform/config.ts';
import { compose } from '#src/composition.ts';
import { checkInvariants } from '#test/support/application.ts';
import { accepted, apiClient } from '#test/support/application/api-client.ts';
import { password } from '#test/support/application/build.ts';
import { startDevStack } from '#test/support/application/dev-stack.ts';
import { restoreDatabase } from '#platform/backup/restore-database.ts';
import type { BackedUpTable, BackupManifest } from '#platform/backup/backup-manifest.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';

/**
 * A backup that version 0.1.0 (commit ee045498) wrote of a database that it had filled: two merchants, of which one is
 * registered for VAT, with sales in EUR and USD, refunds, credit notes, written, annulled and test documents, and mails.
 */
const folder = join(import.meta.dirname, 'database-0.1.0');

let database: TestDatabase;
let client: pg.Client;
let manifest: BackupManifest;
beforeAll(async () => {
  database = await createTestDatabase();
  manifest = await restoreDatabase({
    migratorUrl: database.migratorUrl,
    applicationRole: 'plateno_app',
    folder,
    isDryRun: false,
  });
  client = new pg.Client({ connectionString: database.migratorUrl });
  await client.connect();
});
afterAll(() => database.drop());

const rowsOf = (copied: string): string[] => copied.split('\n').filter(Boolean).toSorted();
const before = async ({ name }: BackedUpTable): Promise<string[]> =>
  rowsOf((await promisify(gunzip)(await readFile(join(folder, `${name}.copy.gz`)))).toString());
const after = async ({ name, columns }: BackedUpTable): Promise<string[]> =>
  rowsOf(await text(client.query(copyTo(`copy ${name} (${columns.join(', ')}) to stdout`))));

/** Rows that migrations have added: the fees of payments by bank. */
const added: Readonly<Record<string, readonly string[]>> = {
  'public.fee_schedules': ['2020-01-01\tBANK\t0\t0\t0'],
};

/** The jobs of 0.1.0 are done or begin again: pg-boss keeps them in its own form. */
const ofProduct = ({ name }: BackedUpTable): boolean => name.startsWith('public.');

test('a database of 0.1.0 has the same rows after the migrations: documents, hashes, sums and links', async () => {
  onTestFinished(() => client.end());
  const tables = manifest.tables.filter(ofProduct);
  expect(tables.map(({ name }) => name)).toContain('public.invoices');
  for (const table of tables) {
    // The chain of a series now ends with its last annulment, which 0.1.0 did not append to it.
    const columns = table.columns.filter(
      (column) => table.name !== 'public.invoice_series' || column !== 'last_hash',
    );
    const kept = { ...table, columns };
    const places = columns.map((column) => table.columns.indexOf(column));
    const rows = (await before(table)).map((row) => places.map((place) => row.split('\t')[place]).join('\t'));
    expect(await after(kept), table.name).toEqual([...rows, ...(added[table.name] ?? [])].toSorted());
  }
});

test('an upgraded database of 0.1.0 verifies, its users sign in, and its numbers go on without a gap', async () => {
  const { env, stop } = await startDevStack({}, { database });
  const application = await compose(readConfig(env));
  onTestFinished(async () => {
    await application.close();
    await stop();
  });
  await application.listen();
  await application
    .resolve(ExchangeRates)
    .add({ currency: 'USD', day: businessDateOf(new Date()), perEuro: '1.17', source: 'tests' });
  const findings = (
    await application.resolve(VerifyNumbers).execute({ actor: { kind: 'operator', name: 'tests' } })
  ).findings;
  expect(findings).toEqual([]);

  const url = `http://127.0.0.1:${env['PORT']}`;
  const username = 'merchant-2@example.bg';
  const { token } = accepted(await apiClient(url).post<Session>('/auth/login', { username, password }));
  const written = accepted(
    await apiClient(url, token).post<Invoice>('/invoices', {
      currency: 'EUR',
      customer: { kind: 'PERSON', name: 'Мария Колева' },
      items: [{ description: 'Подвързване', quantity: 1, unitPrice: 12.5, taxRate: 20 }],
    }),
  );
  expect(written).toMatchObject({ invoiceNumber: '0000000011', totalAmount: 15 });
  // The provider of this test has never seen the payments of 0.1.0.
  const atProvider = /^doctor\.(sessions-known|money-at-provider):/;
  expect((await checkInvariants(application)).filter((found) => !atProvider.test(found))).toEqual([]);
});
