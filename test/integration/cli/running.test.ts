import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { prepareDatabase } from '#development/prepare-database.ts';
import { readConfig } from '#platform/config.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';
import { runPlateno, startPlateno } from '#test/support/run-plateno.ts';

const root = join(import.meta.dirname, '../../..');
let shop: TestApplication;
let empty: TestDatabase;
/** An installation without users. */
let variables: NodeJS.ProcessEnv;

beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
  empty = await createTestDatabase();
  variables = { ...shop.env, DATABASE_URL: empty.url, DATABASE_MIGRATOR_URL: empty.migratorUrl, PORT: '0' };
});
afterAll(async () => {
  await shop.stop();
  await empty.drop();
});

/** Runs until the text is printed and the work is done, then stops it by SIGTERM. @returns the exit code */
const runUntil = async (
  messages: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  work?: Promise<unknown>,
): Promise<number> => {
  const child = spawn(join(root, 'plateno'), args, {
    cwd: root,
    env: { PATH: process.env['PATH'], LANG: 'en_US.UTF-8', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exited = once(child, 'exit') as Promise<[number]>;
  let said = '';
  const ready = new Promise<void>((resolve) => {
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes(messages)) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
  });
  await Promise.race([ready, exited]);
  expect(said).toContain(messages);
  await work;
  child.kill('SIGTERM');
  return (await exited)[0];
};

test('an empty installation is seeded once only', async () => {
  const env = { ...variables, SEED: 'none' };
  expect((await runPlateno(env, ['db', 'seed'])).code).toBe(0);
  const users = await runPlateno(env, ['users', 'list', '--json']);
  expect(JSON.parse(users.stdout)).toMatchObject({ users: [{ username: 'admin' }] });
  expect((await runPlateno(env, ['db', 'seed'])).code).toBe(5);
});

test('the server runs until it is stopped', async () => {
  expect(await runUntil('Plateno is ready', ['serve', '--port', '0', '--no-jobs'], variables)).toBe(0);
});

test('the worker processes waiting jobs and runs until it is stopped', async () => {
  const merchant = await shop.addMerchant();
  const link = await shop.createLink(merchant, { amount: 100 });
  const checkout = await shop.openCheckout(link, { customerEmail: 'maria@example.com' });
  await shop.control.pay({ session: checkout.sessionId });
  await shop.returnPaid(checkout);
  const { stdout } = await runPlateno(shop.env, ['jobs', 'list', '--json']);
  expect((JSON.parse(stdout) as { total: number }).total).toBeGreaterThan(0);
  const mailed = shop.mailbox.received(1);
  expect(await runUntil('The worker is running', ['worker'], shop.env, mailed)).toBe(0);
});

test('the sandbox runs by itself, but not in production', async () => {
  const env = { ...variables, SANDBOX_DATABASE_URL: empty.migratorUrl, SANDBOX_CONTROL_TOKEN: 'control' };
  expect(await runUntil('Sandbox is ready', ['sandbox', 'start', '--port', '0'], env)).toBe(0);
  const refused = await runPlateno({ ...env, NODE_ENV: 'production' }, ['sandbox', 'start']);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain('production');
});

test('the previous version works on a database that a newer version has migrated, and does not migrate it', async () => {
  const migrator = new pg.Client({ connectionString: shop.env['DATABASE_MIGRATOR_URL'] });
  await migrator.connect();
  onTestFinished(() => migrator.end());
  await migrator.query(
    `insert into schema_migrations (name, batch, migration_time) values ('20991231000000_later.ts', 99, now())`,
  );
  for (const command of ['config check', 'db status', 'doctor'])
    expect(await runPlateno(shop.env, command.split(' ')), command).toMatchObject({ code: 0 });
  const { close, url } = await shop.startAnother();
  onTestFinished(() => close());
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const migrated = await runPlateno(shop.env, ['db', 'migrate']);
  expect(migrated.code).toBe(1);
  expect(migrated.stderr).toContain('20991231000000_later.ts');
  await migrator.query(`delete from schema_migrations where name = '20991231000000_later.ts'`);
});

test('config check names each path, program and database that is none, and each pending migration on a line', async () => {
  const check = async (more: NodeJS.ProcessEnv) => runPlateno({ ...shop.env, ...more }, ['config', 'check']);
  const away = new URL(shop.env['DATABASE_URL']!);
  away.pathname = '/no_such_database';
  const wrong = await check({ CHROMIUM_PATH: '/usr/bin/no-such-chromium', DATABASE_REPLICA_URL: away.href });
  expect(wrong.code).toBe(1);
  expect(wrong.stdout).toMatch(/^✗ CHROMIUM_PATH: \/usr\/bin\/no-such-chromium is no program\./m);
  expect(wrong.stdout).toMatch(/^✗ DATABASE_REPLICA_URL: .*no_such_database/m);
  const bulgarian = { ...shop.env, CHROMIUM_PATH: '/usr/bin/no-such-chromium', LANG: 'bg_BG.UTF-8' };
  const inBulgarian = await startPlateno(bulgarian, ['config', 'check']);
  expect(inBulgarian.stdout).toContain('CHROMIUM_PATH: /usr/bin/no-such-chromium не е програма');
  const migrator = new pg.Client({ connectionString: shop.env['DATABASE_MIGRATOR_URL'] });
  await migrator.connect();
  onTestFinished(() => migrator.end());
  const { rows: undone } = await migrator.query<{ name: string }>(
    `delete from schema_migrations where id > (select max(id) - 2 from schema_migrations) returning *`,
  );
  const names = undone.map(({ name }) => name).toSorted();
  const pending = await check({});
  const config = { ...readConfig(shop.env), mode: 'production' } as const;
  await expect(prepareDatabase(config)).rejects.toThrow(`Pending:\n${names.join('\n')}`);
  for (const row of undone)
    await migrator.query(
      `insert into schema_migrations select * from jsonb_populate_record(null::schema_migrations, $1)`,
      [row],
    );
  expect(pending.code).toBe(1);
  expect(pending.stdout).toContain(`Pending:\n${names.join('\n')}\n`);
  expect((await check({})).code).toBe(0);
});
