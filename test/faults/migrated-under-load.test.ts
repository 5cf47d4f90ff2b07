import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { until } from '#test/support/application/until.ts';
import { expectNothingLost } from './support/aftermath.ts';
import { startDeployment, type Deployment } from './support/deployment.ts';
import { startTraffic } from './support/traffic.ts';

const laterMigrations = new URL('./support/later-migrations', import.meta.url).pathname;
let deployment: Deployment;
let reader: pg.Client;

beforeAll(async () => {
  deployment = await startDeployment({ servers: 2 });
  reader = new pg.Client({ connectionString: deployment.shop.testDatabase.migratorUrl });
  await reader.connect();
});
afterAll(async () => {
  await reader.end();
  await deployment.stop();
});

/** Objects of the new migrations, and whether they hold for all rows. */
const schemaOf = async (): Promise<readonly unknown[]> => {
  const { rows } = await reader.query<{ name: string; valid: boolean }>(
    `select indexrelid::regclass::text as name, indisvalid as valid from pg_index
     where indexrelid = to_regclass('payments_later_note')
     union all select conname, convalidated from pg_constraint where conname = 'payments_later_note_short' order by name`,
  );
  return rows;
};

it('a column, an index and a constraint are added under load and beside a long reader: no request is refused, nothing is lost', async () => {
  const { shop } = deployment;
  const link = await shop.createLink(await shop.addMerchant(), { usage: 'REUSABLE', expiresInDays: null });
  const traffic = startTraffic(deployment, link, 4);
  await traffic.morePaid(3);

  // A reader blocks schema changes of its tables, and a waiting schema change blocks everyone else.
  await reader.query('begin');
  await reader.query('select count(*) from payments');
  let lockTimeouts = 0;
  const migrated = migrateDatabase({
    migratorUrl: shop.testDatabase.migratorUrl,
    applicationRole: 'plateno_app',
    moreMigrations: laterMigrations,
    onLockTimeout: () => (lockTimeouts += 1),
  });
  await until('the migration has backed off twice', () => lockTimeouts >= 2);
  await traffic.morePaid(3);
  await reader.query('commit');
  await migrated;

  await traffic.morePaid(3);
  await traffic.end();
  expect(await schemaOf()).toEqual([
    { name: 'payments_later_note', valid: true },
    { name: 'payments_later_note_short', valid: true },
  ]);
  expect([...traffic.refusals]).toEqual([]);
  await expectNothingLost(deployment, traffic);
});
