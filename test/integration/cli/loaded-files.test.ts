import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApplication } from '#test/support/application.ts';
import { sharedApplication } from '#test/support/application/shared-application.ts';
import { isEveryRow } from '#test/support/every-row.ts';
import { startPlateno } from '#test/support/run-plateno.ts';

const root = join(import.meta.dirname, '../../..');
const hook = new URL('./list-loaded-files.ts', import.meta.url).href;
let shop: TestApplication;
let folder: string;

beforeAll(async () => {
  shop = await sharedApplication('serving');
  folder = await mkdtemp(join(tmpdir(), 'plateno-loaded-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await shop.stop();
});

/** Paths of our own files, `npm` with the name for packages, `node:fs` for Node's modules. */
const loadedBy = async (...args: readonly string[]): Promise<ReadonlySet<string>> => {
  const list = join(folder, args.join('-'));
  const options = { NODE_OPTIONS: `--import ${hook}`, LOADED_FILES: list };
  const { code, stderr } = await startPlateno({ ...shop.env, ...options }, args);
  expect(code, stderr).toBe(0);
  const urls = (await readFile(list, 'utf8')).trimEnd().split('\n');
  return new Set(
    urls.map((url) => {
      const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url) ?? [];
      return name === undefined ? url.replace(`file://${root}/`, '') : `npm ${name}`;
    }),
  );
};

/** Modules for writing, serving, mail, documents and payments. */
const notForReading = [
  '@koa/router',
  '@opentelemetry/api',
  'exceljs',
  'handlebars',
  'jose',
  'knex',
  'koa',
  'libphonenumber-js',
  'nodemailer',
  'objection',
  'pg-boss',
  'pg-copy-streams',
  'prom-client',
  'puppeteer',
  'stripe',
].map((name) => `npm ${name}`);

test('a list of customers loads the customers module and earlier ones, and no library that only writes, serves, mails or prints', async () => {
  const loaded = await loadedBy('customers', 'list', '--json');
  expect([...loaded]).toEqual(
    expect.arrayContaining(['src/modules/customers/customers.module.ts', 'npm pg', 'npm zod']),
  );
  expect([...loaded].filter((file) => /^src\/modules\/(links|payments|invoices)\//.test(file))).toEqual([]);
  expect(notForReading.filter((name) => loaded.has(name))).toEqual([]);
  // Importing it loads undici, too.
  expect(loaded).not.toContain('node:http');
});

/** Invoices come last and load the modules of all three. */
const lists = isEveryRow ? ['links', 'payments', 'invoices'] : ['invoices'];

test.each(lists)('a list of %s loads no SDK of the provider', async (topic) => {
  expect(await loadedBy(topic, 'list', '--json')).not.toContain('npm stripe');
});

test('help loads no module of the application and no database', async () => {
  const loaded = await loadedBy('--help');
  expect([...loaded].filter((file) => /^src\/(modules|platform\/database)\//.test(file))).toEqual([]);
  expect(loaded).not.toContain('npm knex');
});
