import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backUpDatabase } from '#platform/backup/back-up-database.ts';
import {
  BackupDamaged,
  BackupFolderNotEmpty,
  BackupTooNew,
  NotABackup,
} from '#platform/backup/backup-failures.ts';
import { restoreDatabase } from '#platform/backup/restore-database.ts';
import { migrateExactly, pendingMigrations } from '#platform/database/migrate.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';

let source: TestDatabase;
let target: TestDatabase;
let folder: string;

beforeEach(async () => {
  [source, target] = [await createTestDatabase(), await createTestDatabase()];
  folder = await mkdtemp(join(tmpdir(), 'plateno-restore-'));
});
afterEach(async () => {
  await source.drop();
  await target.drop();
  await rm(folder, { recursive: true });
});

const rowsOf = async <T>({ migratorUrl }: TestDatabase, sql: string): Promise<T[]> => {
  const client = new pg.Client({ connectionString: migratorUrl });
  await client.connect();
  try {
    return (await client.query(sql)).rows as T[];
  } finally {
    await client.end();
  }
};

const addMerchant = (database: TestDatabase) =>
  rowsOf(
    database,
    `insert into merchants (business_name, business_type, email, phone_number, address, status, slug, created_at, updated_at)
     values (E'Кафе „Ъгъл“\\n\\\\', 'OTHER', 'cafe@firma.example', '+35929876543', 'София', 'ACTIVE', 'cafe', now(), now())`,
  );

const backUp = () => backUpDatabase({ migratorUrl: source.migratorUrl, folder });
const restore = () =>
  restoreDatabase({ migratorUrl: target.migratorUrl, applicationRole: undefined, folder, isDryRun: false });

const rules = `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as rule, convalidated
  from pg_constraint where connamespace = 'public'::regnamespace
  union all
  select tgrelid::regclass::text, tgname, tgenabled::text, true from pg_trigger where not tgisinternal order by 1, 2, 3`;

it('restored rows are unchanged and satisfy all constraints', async () => {
  await addMerchant(source);
  await addMerchant(source).catch(() => undefined);
  await backUp();
  await restore();
  const merchants = 'select id, business_name, created_at::text from merchants';
  expect(await rowsOf(target, merchants)).toEqual(await rowsOf(source, merchants));
  expect(await rowsOf(target, rules)).toEqual(await rowsOf(source, rules));
  const next = `select nextval('merchants_id_seq')`;
  expect(await rowsOf(target, next)).toEqual(await rowsOf(source, next));
});

it('a backup of an older version is migrated to this version', async () => {
  const names = await rowsOf<{ name: string }>(source, 'select name from schema_migrations order by id');
  const older = names.map(({ name }) => name).slice(0, 7);
  await migrateExactly(source.migratorUrl, older);
  await addMerchant(source);
  expect((await backUp()).migrations).toEqual(older);
  await restore();
  expect(await pendingMigrations(target.migratorUrl)).toEqual([]);
  expect(await rowsOf(target, 'select slug from merchants')).toEqual([{ slug: 'cafe' }]);
});

it('a backup with rows that violate a constraint is refused as a whole', async () => {
  await addMerchant(source);
  await rowsOf(
    source,
    `alter table order_counters drop constraint order_counters_merchant_id_fkey;
     insert into order_counters (merchant_id, next_number) values (77, 1)`,
  );
  await backUp();
  await expect(restore()).rejects.toThrow('order_counters_merchant_id_fkey');
  expect(await rowsOf(target, 'select from merchants')).toEqual([]);
});

it('an incomplete backup is not a backup, a changed one is damaged, one of a newer version needs that version', async () => {
  await expect(restore()).rejects.toThrow(NotABackup);
  await backUp();
  const file = join(folder, 'manifest.json');
  const manifest = await readFile(file, 'utf8');
  await writeFile(file, manifest.replace('20261120000100_foundation', '20991231000000_unheard_of'));
  await expect(restore()).rejects.toThrow(BackupTooNew);
  await writeFile(file, manifest);
  await rm(join(folder, 'pgboss.job.copy.gz'));
  await expect(restore()).rejects.toThrow(BackupDamaged);
});

it('a killed backup gives way to the next one into its folder, a failed one is deleted, and other files stay', async () => {
  await writeFile(join(folder, 'public.payments.copy.gz'), 'half');
  await writeFile(join(folder, 'manifest.json.part'), '{');
  await backUp();
  await restore();
  const again = join(folder, 'again');
  const broken = source.migratorUrl.replace(/[^/]+$/, 'no_such_database');
  await expect(backUpDatabase({ migratorUrl: broken, folder: again })).rejects.toThrow('does not exist');
  expect(await readdir(folder)).not.toContain('again');
  await expect(backUp()).rejects.toThrow(BackupFolderNotEmpty);
});
