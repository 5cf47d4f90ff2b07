import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { identityOf } from '#development/process-identity.ts';
import { openDevStack, type DevStack } from '#development/dev-stack.ts';

const root = join(import.meta.dirname, '../..');
const patience = { timeout: 120_000, interval: 50 };
let dataDir: string;
let devStack: DevStack | undefined;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'plateno-companion-'));
});
afterEach(async () => {
  await devStack?.stop();
  devStack = undefined;
  const lent = await readlink(join(dataDir, 'postgres')).catch(() => undefined);
  for (const folder of [dataDir, ...(lent ? [lent] : [])]) await rm(folder, { recursive: true });
});

const environment = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  LANG: 'en_US.UTF-8',
  DATA_DIR: dataDir,
  PORT: '0',
  SEED: 'none',
});

/** The process that runs database, provider and mailbox, and the database's own. */
const companions = async (): Promise<{ keeper: number; postgres: number }> => {
  const running = await readFile(join(dataDir, 'development.json'), 'utf8');
  const postmaster = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  const { keeper } = JSON.parse(running) as { keeper: { pid: number } };
  return { keeper: keeper.pid, postgres: Number.parseInt(postmaster, 10) };
};

const isGone = async (pid: number): Promise<boolean> => (await identityOf(pid)) === undefined;

test('the database server ends with its killed companion process, and the parent is notified', async () => {
  devStack = await openDevStack(environment());
  const { keeper, postgres } = await companions();
  process.kill(keeper, 'SIGKILL');
  await devStack.lost;
  await expect.poll(() => isGone(postgres), patience).toBe(true);
});

test('a development server whose companion process is killed reports it and exits with an error', async () => {
  const server = spawn(join(root, 'plateno'), ['serve', '--port', '0'], { cwd: root, env: environment() });
  const exited = once(server, 'exit');
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await expect.poll(() => said, patience).toContain('Plateno is ready');
  const { keeper, postgres } = await companions();

  process.kill(keeper, 'SIGKILL');

  expect(await exited).toEqual([1, null]);
  expect(said).toContain(
    'The development installation (database, card provider, mailbox) ended unexpectedly',
  );
  await expect.poll(() => isGone(postgres), patience).toBe(true);
});

test('a killed database backend ends neither the provider nor the mailbox of the same process', async () => {
  devStack = await openDevStack(environment());
  const { env } = devStack;
  const { postgresPassword } = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')) as {
    postgresPassword: string;
  };
  const { port } = new URL(env['DATABASE_URL']!);
  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      host: '127.0.0.1',
      port: Number(port),
      user: 'postgres',
      password: postgresPassword,
      database: 'plateno_sandbox',
    });
    await client.connect();
    return client;
  };
  const database = await connect();
  const observer = await connect();
  await database.query('begin');
  await database.query('lock table sandbox.objects in access exclusive mode');
  const ask = () =>
    fetch(`${env['STRIPE_API_URL']}/v1/balance`, {
      headers: { authorization: `Bearer ${env['STRIPE_SECRET_KEY']}` },
    });
  const held = ask();
  const waiting = `select pid from pg_stat_activity where application_name = 'sandbox' and wait_event_type = 'Lock'`;
  // Inside its transaction the other connection would get the same snapshot of activity each time.
  await expect.poll(async () => (await observer.query(waiting)).rowCount, patience).toBe(1);
  await observer.query(`select pg_terminate_backend(pid) from (${waiting}) held`);
  expect((await held).status).toBe(500);
  await database.query('rollback');
  await database.end();
  await observer.end();

  expect((await ask()).status).toBe(200);
  expect((await fetch(`${env['MAILBOX_URL']}/email`)).status).toBe(200);
});

test('a killed database server of the installation is started again on its port, and the provider answers again', async () => {
  devStack = await openDevStack(environment());
  const { env } = devStack;
  const answers = async (): Promise<number> =>
    (
      await fetch(`${env['STRIPE_API_URL']}/v1/balance`, {
        headers: { authorization: `Bearer ${env['STRIPE_SECRET_KEY']}` },
      })
    ).status;
  expect(await answers()).toBe(200);
  for (let time = 0; time < 2; time += 1) {
    const { keeper, postgres } = await companions();
    process.kill(postgres, 'SIGKILL');
    await expect
      .poll(async () => (await companions().catch(() => ({ postgres }))).postgres, patience)
      .not.toBe(postgres);
    await expect.poll(answers, patience).toBe(200);
    expect((await companions()).keeper).toBe(keeper);
  }
  const client = new pg.Client({ connectionString: env['DATABASE_URL'] });
  await client.connect();
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await client.end();
});
