import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportedArchive } from '#modules/imports/index.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { pictureOf } from '#test/support/picture-of.ts';
import { runPlateno } from '#test/support/run-plateno.ts';
import { sampleArchive, zipOf } from '#test/support/sample-archive.ts';

let shop: TestApplication;
let folder: string;
let zip: string;
const plateno = (args: readonly string[]) => runPlateno(shop.env, args);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plateno-data-'));
  shop = await startApplication({ isWorking: false, variables: { DATA_DIR: folder } });
  zip = join(folder, 'archive.zip');
  await writeFile(zip, await zipOf(sampleArchive()));
});
afterAll(() => shop.stop());

test('an archive is shown by a dry run, imported with an owner of its own, and known the second time', async () => {
  const dry = await plateno(['merchants', 'import', zip, '--dry-run']);
  expect(dry).toMatchObject({ code: 0 });
  expect(dry.stdout).toContain('Would be imported');
  expect(dry.stdout).toContain('0000000003');
  expect(dry.stdout).toContain('Not moved:');
  expect(await readdir(join(folder, 'imports'))).toEqual([]);

  const done = await plateno(['merchants', 'import', zip, '--owner', 'vera@example.bg', '--json']);
  const imported = JSON.parse(done.stdout) as ImportedArchive;
  expect(imported).toMatchObject({
    isKnown: false,
    ownerEmail: 'vera@example.bg',
    documents: 2,
    nextNumber: 3,
  });
  expect(
    await shop.database.rows(
      `select u.email, m.email as business from users u join memberships s on s.user_id = u.id
       join merchants m on m.id = s.merchant_id where m.id = :id`,
      { id: imported.merchantId },
    ),
  ).toEqual([{ email: 'vera@example.bg', business: 'lipa@example.bg' }]);
  expect(
    await shop.database.rows(
      `select d.number, d.open_minor as open, c.name as customer from foreign_documents d
       join customers c on c.id = d.customer_id order by d.number`,
    ),
  ).toEqual([
    { number: '0000000001', open: 10_000, customer: 'Купувач ЕООД' },
    { number: '0000000002', open: 0, customer: 'Купувач ЕООД' },
  ]);

  const again = await plateno(['merchants', 'import', zip]);
  expect(again).toMatchObject({ code: 0 });
  expect(again.stdout).toContain(`imported before as merchant ${imported.merchantId}`);
});

const look = {
  merchant: {
    brandColor: '#0A5C4E',
    registrations: [{ validFrom: '2026-03-01', vatRegistration: 'NONE', vatNumber: null }],
  },
  merchantId: 60,
  email: 'look@example.bg',
};

test('a dry run names logo, colour and VAT registrations that come, and a logo that is none is refused by its field', async () => {
  const path = join(folder, 'look.zip');
  const write = async (logo: Uint8Array) =>
    writeFile(path, await zipOf(sampleArchive({ ...look, files: { 'logo.png': logo } })));
  await write(pictureOf(64, 64));
  const dry = await plateno(['merchants', 'import', path, '--dry-run']);
  expect(dry.stdout).toContain('Also brought: logo, colour #0A5C4E, VAT registrations with their days: 1.');

  await write(Buffer.from('<svg></svg>'));
  const refused = await plateno(['merchants', 'import', path]);
  expect(refused.code).not.toBe(0);
  expect(refused.stderr).toContain('logo');
  expect(await shop.database.rows('select id from merchants where email = :email', look)).toEqual([]);
});

test('the erasure of a buyer takes the customer away and keeps the documents that came', async () => {
  const email = 'kupuvach@example.bg';
  const exported = await plateno(['privacy', 'export', '--email', email, '--format', 'json']);
  expect(exported.stdout).toContain('0000000001');
  const erased = await plateno(['privacy', 'erase', '--email', email, '--yes']);
  expect(erased).toMatchObject({ code: 0 });
  expect(erased.stdout).toContain('Documents issued elsewhere');
  expect(await shop.database.rows('select id from customers where email = :email', { email })).toEqual([]);
  expect(
    await shop.database.rows('select number from foreign_documents where buyer_email = :email', { email }),
  ).toHaveLength(2);
});

test('a refused archive ends with a code and names why, and nothing is stored', async () => {
  const count = () => shop.database.rows('select count(*) as count from merchants');
  const before = await count();
  const altered = join(folder, 'altered.zip');
  await writeFile(altered, await zipOf(sampleArchive().filter(({ path }) => path !== 'items.jsonl')));

  const refused = await plateno(['merchants', 'import', altered]);
  expect(refused.code).not.toBe(0);
  expect(refused.stderr).toContain('items.jsonl');
  expect((await plateno(['merchants', 'import', join(folder, 'none.zip')])).code).not.toBe(0);
  expect(await count()).toEqual(before);
  expect((await readdir(join(folder, 'imports'))).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('of two imports of one archive at the same time one makes the merchant and the other finds it', async () => {
  const { ImportArchive } = await import('#modules/imports/index.ts');
  const path = join(folder, 'twice.zip');
  await writeFile(path, await zipOf(sampleArchive({ merchantId: 70, email: 'twice@example.bg' })));
  const importer = shop.application.resolve(ImportArchive);
  const run = () =>
    importer.execute({ actor: { kind: 'operator', name: 'tests' }, file: path, isDryRun: false });

  const results = await Promise.all([run(), run(), run()]);
  expect(results.filter(({ isKnown }) => !isKnown)).toHaveLength(1);
  expect(new Set(results.map(({ merchantId }) => merchantId)).size).toBe(1);
  expect(await shop.database.rows(`select id from merchants where email = 'twice@example.bg'`)).toHaveLength(
    1,
  );
});
