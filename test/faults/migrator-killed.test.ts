import { basename } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import {
  migrateDatabase,
  migrateExactly,
  migrationFiles,
  pendingMigrations,
} from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { readKept } from '#test/installation/release-before/release-sources.ts';
import { asAdmin } from '#test/support/as-admin.ts';
import { openDatabaseRelay, type Cut } from '#test/support/database-relay.ts';
import { urlFor } from '#test/support/database-url.ts';
import { schemaLines } from '#test/support/schema-lines.ts';
import { endWaiting, waitingBackend } from '#test/support/waiting-backend.ts';
import { faultSeed } from './support/draw.ts';
import { seededRandom } from './support/random.ts';

const isLong = process.env['FAULTS'] === 'long';
const applicationRole = 'plateno_app';
const name = `plateno_test_killed_${process.pid}`;
const names = { base: `${name}_base`, online: `${name}_online`, cut: `${name}_cut` };
const urlOf = (database: string): string => {
  const { adminUrl, migratorRole } = inject('databaseServer');
  return urlFor(adminUrl, database, migratorRole);
};
const migrate = (migratorUrl: string) => migrateDatabase({ migratorUrl, applicationRole });

/** What a killed run may leave half written: indexes, rules, rows of the migrations and their lock. */
const remains = `
  select format('invalid index %s', indexrelid::regclass) as line from pg_index where not indisvalid
  union all select format('unchecked %s', conname) from pg_constraint
    where connamespace = 'public'::regnamespace and not convalidated
  union all select format('lock %s', is_locked) from schema_migrations_lock where is_locked <> 0
  union all select format('migration %s', name) from schema_migrations group by name having count(*) > 1
  order by line`;

/** Schema and remains of a migrated database. */
const stateOf = async (migratorUrl: string): Promise<string[]> => {
  const opened = openDatabase(migratorUrl, { size: 1 });
  const rows = await opened.database.rows<{ line: string }>(remains);
  const state = [...rows.map(({ line }) => line), ...(await schemaLines(opened.database))];
  await opened.close();
  return state;
};

let files: string[];
let whole: string[];

/** A migration that builds an index of payment links without a transaction. */
const online = '20261126111000_links_of_open_invoices.ts';

/** The long form begins with an empty database, the short form with the release before. */
beforeAll(async () => {
  const { template, migratorRole } = inject('databaseServer');
  files = await migrationFiles();
  const older = Object.keys(await readKept()).filter((path) => path.startsWith('migrations/'));
  for (const database of [names.base, names.online])
    await asAdmin(`create database ${database} owner ${migratorRole}`);
  if (!isLong) await migrateExactly(urlOf(names.base), older.map((path) => basename(path)).toSorted());
  await migrateExactly(urlOf(names.online), files.slice(0, files.indexOf(online)));
  whole = await stateOf(await copyOf(template));
});
afterAll(async () => {
  for (const database of [...Object.values(names), ...earlier.values()])
    await asAdmin(`drop database if exists ${database} with (force)`);
});

/** Count of the migrations that are recorded. */
const recorded = async (migratorUrl: string): Promise<number> =>
  files.length - (await pendingMigrations(migratorUrl)).length;

/** @param template one of the databases that the tests begin with */
const copyOf = async (template: string): Promise<string> => {
  const { migratorRole } = inject('databaseServer');
  await asAdmin(`drop database if exists ${names.cut} with (force)`);
  await asAdmin(`create database ${names.cut} owner ${migratorRole} template ${template}`);
  return urlOf(names.cut);
};

/** The first statement of each migration takes knex's lock; after the last one it takes it once more in vain. */
const isFirst = (statement: string): boolean =>
  statement.startsWith('update "schema_migrations_lock" set "is_locked" = $1 where "is_locked" = ');

/** Where the process dies in each migration: by place of the pending migration, the last for what follows them all. */
type Deaths = Map<number, Cut>;

/**
 * Migrates through a relay until a death: all connections of the process end at once, and no further one opens, as after
 * SIGKILL. The death that came is removed.
 * @returns whether it came, and the statements of each migration that began
 */
const migrateOnce = async (migratorUrl: string, deaths: Deaths = new Map()) => {
  const done = await recorded(migratorUrl);
  const relay = await openDatabaseRelay(migratorUrl);
  const begun: string[][] = [];
  let isDead = false;
  relay.watch({
    deathAt: (statement) => {
      if (isFirst(statement)) begun.push([]);
      begun.at(-1)?.push(statement);
      const place = done + begun.length - 1;
      const death = deaths.get(place);
      if (death === undefined || death.place !== (begun.at(-1)?.length ?? 0) - 1) return undefined;
      deaths.delete(place);
      return death.moment;
    },
    die: () => {
      isDead = true;
      void relay.close();
    },
  });
  const failure = await migrate(relay.url).then(() => undefined, String);
  if (!isDead) await relay.close();
  if (!isDead && failure !== undefined) throw new Error(failure);
  return { isDead, begun };
};

/** Databases before a migration, by its place. */
const earlier = new Map<number, string>();
/** @returns a database before the migration at this place, for `copyOf` */
const before = async (place: number): Promise<string> => {
  const known = earlier.get(place) ?? `${name}_${place}`;
  if (earlier.has(place)) return known;
  earlier.set(place, known);
  const { migratorRole } = inject('databaseServer');
  await asAdmin(`create database ${known} owner ${migratorRole} template ${names.base}`);
  await migrateExactly(urlOf(known), files.slice(0, place));
  // The queue is migrated after all files.
  const opened = openDatabase(urlOf(known), { size: 1 });
  await opened.database.rows('drop schema pgboss cascade');
  await opened.close();
  return known;
};

/** One process after another dies, each once in each migration, until one migrates to the end. */
const migrateDespite = async (migratorUrl: string, deaths: Deaths): Promise<void> => {
  while ((await migrateOnce(migratorUrl, deaths)).isDead);
};

const random = seededRandom(faultSeed);
const moments = ['before', 'after'] as const;

const drawnCut = ({ length }: readonly string[]): Cut => ({
  place: Math.floor(random() * length),
  moment: moments[Math.floor(random() * 2)]!,
});

/**
 * Of a migration without a transaction each statement, once before and once after it. A transaction that did not commit
 * leaves nothing, wherever it ended: of a migration in one a drawn statement, and each from the commit to the end.
 */
const cutsOf = (statements: readonly string[]): Cut[] => {
  const commit = statements.indexOf('COMMIT;');
  const places = [...statements.keys()].slice(Math.max(commit, 0));
  const cuts = places.flatMap((place) => moments.map((moment) => ({ place, moment })));
  return commit < 0 ? cuts : [{ place: 0, moment: 'after' }, drawnCut(statements.slice(0, commit)), ...cuts];
};

/** The deaths of each run of the migrations: in the short form two drawn ones of each migration. */
const roundsOf = (begun: readonly string[][], first: number): Deaths[] => {
  const cuts = begun.map((statements) =>
    isLong ? cutsOf(statements) : [drawnCut(statements), drawnCut(statements)],
  );
  const rounds = Math.max(...cuts.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => {
    const ofRound = cuts.flatMap((each, index) =>
      each[round] === undefined ? [] : [[first + index, each[round]] as const],
    );
    return new Map(ofRound);
  });
};

test('a migrator killed in each migration: the next one finishes, with the same schema and rights', async () => {
  const first = await recorded(urlOf(names.base));
  const { begun } = await migrateOnce(await copyOf(names.base));
  const found: string[] = [];
  for (const deaths of roundsOf(begun, first)) {
    const planned = [...deaths].map(
      ([place, { place: at, moment }]) =>
        `${files[place] ?? 'rights'}: ${moment} ${begun[place - first]![at]}`,
    );
    const url = await copyOf(await before(Math.min(...deaths.keys())));
    await migrateDespite(url, deaths);
    const state = await stateOf(url);
    const odd = [
      ...state.filter((line) => !whole.includes(line)),
      ...whole.filter((line) => !state.includes(line)),
    ];
    if (odd.length > 0 || deaths.size > 0) found.push(...odd, `${deaths.size} did not come of`, ...planned);
  }
  expect(found).toEqual([]);
}, 3_600_000);

test('a session that ends while it builds an index beside writers leaves an invalid one, which the next run builds again', async () => {
  const url = await copyOf(names.online);
  const reader = openDatabase(url, { size: 1 });
  const { database } = reader;
  await database.transact(async () => {
    await database.rows('lock table payment_links in row exclusive mode');
    const migrated = migrate(url);
    const ended = migrated.catch(String);
    await endWaiting({ url }, 'create%index concurrently%');
    expect(await ended).toContain('terminat');
  });
  await reader.close();
  expect((await stateOf(url)).filter((line) => line.startsWith('invalid index'))).toHaveLength(1);
  await migrate(url);
  expect(await stateOf(url)).toEqual(whole);
});

test('a migrator killed while PostgreSQL builds its index: the next one begins beside the build, and finishes', async () => {
  const url = await copyOf(names.online);
  const reader = openDatabase(url, { size: 1 });
  const relay = await openDatabaseRelay(url);
  const { database } = reader;
  let migrated: Promise<void> | undefined;
  await database.transact(async () => {
    await database.rows('lock table payment_links in row exclusive mode');
    const died = migrate(relay.url).catch(String);
    const builder = await waitingBackend({ url }, 'create%index concurrently%');
    await relay.close();
    await died;
    migrated = migrate(url);
    await waitingBackend({ url }, 'drop index concurrently%');
    expect(await waitingBackend({ url }, 'create%index concurrently%')).toBe(builder);
  });
  await migrated;
  await reader.close();
  expect(await stateOf(url)).toEqual(whole);
});
