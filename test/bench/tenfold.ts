import type { DatabaseAddresses } from '#development/databases.ts';
import { startProgress } from '../../cli/progress.ts';
import { connected, copy, inDatabase, nameIn, tidy } from './databases.ts';

const times = 10;

/** Keys and indexes but the primary key: the sums need none of them, and ten million rows would each be looked at. */
const bare = `do $$
  declare part record;
  begin
    for part in select conname as name from pg_constraint where conrelid = 'payments'::regclass and contype in ('f', 'u') loop
      execute format('alter table payments drop constraint %I', part.name);
    end loop;
    for part in select indexrelid::regclass as name from pg_index where indrelid = 'payments'::regclass and not indisprimary loop
      execute format('drop index %s', part.name);
    end loop;
  end $$`;

/** Every payment of the invented past nine times more, noted and folded like any that comes. */
const multiply = (migratorUrl: string): Promise<void> =>
  connected(migratorUrl, async (client) => {
    await client.query(bare);
    const { rows } = await client.query<{ columns: string; last: string }>(
      `select (select string_agg(quote_ident(column_name), ', ') from information_schema.columns
               where table_schema = 'public' and table_name = 'payments' and column_name <> 'id') as columns,
              (select max(id)::text from payments) as last`,
    );
    const { columns, last } = rows[0]!;
    const progress = startProgress({ total: times - 1 });
    for (let done = 1; done < times; done += 1) {
      await client.query(
        `insert into payments (${columns}) select ${columns} from payments where id <= ${last}`,
      );
      await client.query('select fold_payment_totals()');
      progress.advance();
    }
    progress.end();
  });

const migrations = 'select count(*)::int as done from schema_migrations';

/** What was copied before the schema went on is of no use any more. */
const isThere = async (adminUrl: string, original: string, tenfold: string): Promise<boolean> => {
  const { rowCount } = await connected(adminUrl, (admin) =>
    admin.query('select from pg_database where datname = $1', [nameIn(tenfold)]),
  );
  if (rowCount === 0) return false;
  const done = (url: string) =>
    connected(url, async (client) => (await client.query<{ done: number }>(migrations)).rows[0]!.done);
  return (await done(original)) === (await done(tenfold));
};

/** The same merchants and days with ten times as many payments: made once, then kept beside what was invented. */
export const openTenfold = async (
  adminUrl: string,
  original: DatabaseAddresses,
): Promise<DatabaseAddresses> => {
  const name = `${nameIn(original.migrator)}_tenfold`;
  const addresses = inDatabase(name, original);
  if (await isThere(adminUrl, original.migrator, addresses.migrator)) return addresses;
  process.stderr.write('Copying the payments until they are ten times as many …\n');
  const unfinished = `${name}_unfinished`;
  await copy(adminUrl, original, unfinished);
  const { migrator } = inDatabase(unfinished, original);
  await multiply(migrator);
  await tidy(migrator);
  await connected(adminUrl, async (admin) => {
    await admin.query(`drop database if exists ${name}`);
    await admin.query(`alter database ${unfinished} rename to ${name}`);
  });
  return addresses;
};
