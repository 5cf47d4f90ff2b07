import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createTransport } from 'nodemailer';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startMailbox } from '#development/mailbox.ts';
import { identityOf } from '#development/process-identity.ts';
import { joinOrOpenDevStack, openDevStack } from '#development/dev-stack.ts';
import { until } from '#test/support/application/until.ts';
import { memoryFolder } from '#test/support/memory-folder.ts';

let dataDir: string;
const servers: ChildProcess[] = [];

const openFolder = async (): Promise<void> => {
  dataDir = await mkdtemp(join(await memoryFolder(), 'plateno-installation-'));
  // The server may run under another account than root: the folder must be readable for it.
  await chmod(dataDir, 0o755);
};
const removeFolder = async (): Promise<void> => {
  for (const server of servers.splice(0)) if (server.exitCode === null) server.kill('SIGKILL');
  await until('the dev stack has ended', async () => (await processes()).length === 0);
  const lent = await readlink(join(dataDir, 'postgres')).catch(() => undefined);
  for (const folder of [dataDir, ...(lent ? [lent] : [])]) await rm(folder, { recursive: true });
};

const patience = { timeout: 20_000, interval: 50 };
const environment = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  DATA_DIR: dataDir,
  PORT: '0',
  ...more,
});

type RunningFile = { keeper: { pid: number } };
const pids = new Map<string, number[]>();
/** Running processes of the folder: the companion and the database server, also after their files are deleted. */
const processes = async (): Promise<number[]> => {
  const known = pids.get(dataDir) ?? [];
  const running = await readFile(join(dataDir, 'development.json'), 'utf8').catch(() => undefined);
  const postgres = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => undefined);
  if (running) known.push((JSON.parse(running) as RunningFile).keeper.pid);
  if (postgres) known.push(Number.parseInt(postgres, 10));
  pids.set(dataDir, known);
  const alive = await Promise.all([...new Set(known)].map(identityOf));
  return alive.flatMap((identity) => (identity ? [identity.pid] : []));
};

/** A further process that uses the dev stack of the folder, like the server. */
const startServer = async (more: NodeJS.ProcessEnv = {}) => {
  const file = new URL('../support/hold-dev-stack.ts', import.meta.url);
  const server = fork(file, {
    env: environment(more),
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  servers.push(server);
  const [line] = (await Promise.race([
    once(createInterface(server.stdout!), 'line'),
    once(server, 'exit').then(([code]) => Promise.reject(new Error(`The server ended: ${String(code)}`))),
  ])) as [string];
  return { server, env: JSON.parse(line) as Record<string, string> };
};

const ask = async (url: string | undefined, sql: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

describe('one running dev stack', () => {
  let server: ChildProcess;
  let env: Record<string, string>;
  beforeAll(async () => {
    await openFolder();
    ({ server, env } = await startServer());
  });
  afterAll(removeFolder);

  test('a start with an empty environment provides a database, a card provider, a mailbox and secrets', async () => {
    expect(await ask(env['DATABASE_URL'], 'select current_user as role')).toEqual([{ role: 'plateno_app' }]);
    expect(await ask(env['DATABASE_MIGRATOR_URL'], 'select current_user as role')).toEqual([
      { role: 'plateno_migrator' },
    ]);
    expect(env['STRIPE_SECRET_KEY']).toMatch(/^sk_test_/);
    expect((await fetch(`${env['STRIPE_API_URL']}/v1/balance`)).status).toBe(401);
    expect(env['SESSION_SECRET']!.length).toBeGreaterThanOrEqual(32);
    expect((await stat(join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600);
    expect((await stat(join(dataDir, 'development.json'))).mode & 0o777).toBe(0o600);
  });

  test('the development database listens on this machine only', async () => {
    const { port } = new URL(env['DATABASE_URL']!);
    const socket = connect({ port: Number(port), host: '127.0.0.2' });
    await expect(once(socket, 'connect')).rejects.toThrow('ECONNREFUSED');
  });

  test('a second start on the same folder is refused with the folder and the remedy', async () => {
    await expect(openDevStack(environment())).rejects.toThrow(
      new RegExp(`already runs on ${dataDir} \\(process \\d+\\).*DATA_DIR`),
    );
  });

  test('the command line joins the running dev stack and leaves it running', async () => {
    const joined = await joinOrOpenDevStack(environment());
    await joined.stop();

    expect(joined.env['DATABASE_URL']).toBe(env['DATABASE_URL']);
    expect(await ask(joined.env['DATABASE_URL'], 'select 1 as alive')).toEqual([{ alive: 1 }]);
  });

  test('an orderly stop of the dev stack leaves no process and no claim on the folder', async () => {
    expect(await processes()).toHaveLength(2);

    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);

    expect(await processes()).toEqual([]);
    await expect(stat(join(dataDir, 'development.json'))).rejects.toThrow('ENOENT');
  });
});

describe('a dev stack of its own', () => {
  beforeEach(openFolder);
  afterEach(removeFolder);

  test('the mailbox shows a sent mail, also after the next start', async () => {
    const first = await startServer();
    await createTransport(first.env['SMTP_URL']).sendMail({
      from: first.env['MAIL_FROM'],
      to: 'payer@plateno.example',
      subject: 'Разписка',
      text: 'Платено',
    });
    const subjects = async (url: string | undefined) =>
      ((await (await fetch(`${url}/email`)).json()) as { subject: string }[]).map(({ subject }) => subject);
    await expect.poll(() => subjects(first.env['MAILBOX_URL']), patience).toEqual(['Разписка']);
    first.server.kill('SIGTERM');
    await once(first.server, 'exit');

    const second = await startServer();
    await expect.poll(() => subjects(second.env['MAILBOX_URL']), patience).toEqual(['Разписка']);
  });

  test('a killed server leaves no process of its dev stack', async () => {
    const { server } = await startServer();
    expect(await processes()).toHaveLength(2);

    server.kill('SIGKILL');

    await expect.poll(processes, patience).toEqual([]);
  });

  test('a start right after a kill waits for the old dev stack to end, and finds its data and secrets', async () => {
    const first = await startServer();
    await ask(first.env['DATABASE_MIGRATOR_URL'], 'create table kept as select 42 as answer');
    first.server.kill('SIGKILL');

    const second = await startServer();

    expect(await ask(second.env['DATABASE_MIGRATOR_URL'], 'select answer from kept')).toEqual([
      { answer: 42 },
    ]);
    expect(second.env['SESSION_SECRET']).toBe(first.env['SESSION_SECRET']);
  });

  test('a database server whose parent was killed is replaced by the next start', async () => {
    const first = await startServer();
    await ask(first.env['DATABASE_MIGRATOR_URL'], 'create table kept as select 42 as answer');
    const running = await readFile(join(dataDir, 'development.json'), 'utf8');
    process.kill((JSON.parse(running) as RunningFile).keeper.pid, 'SIGKILL');
    first.server.kill('SIGKILL');

    const second = await startServer();

    expect(await ask(second.env['DATABASE_MIGRATOR_URL'], 'select answer from kept')).toEqual([
      { answer: 42 },
    ]);
  });

  test.each(['PORT', 'SANDBOX_PORT', 'MAILBOX_PORT', 'SMTP_PORT'])(
    'a taken port is refused with its number and %s',
    async (variable) => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const { port } = other.address() as AddressInfo;

      await expect(openDevStack(environment({ [variable]: String(port) }))).rejects.toThrow(
        `Port ${port} is taken. Stop what listens there, or choose another port with ${variable}.`,
      );
      other.close();
    },
  );

  test('a mailbox port that is taken at the last moment ends the start', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;

    const mailbox = startMailbox({ directory: dataDir, webPort: 0, smtpPort: port });
    await expect(mailbox).rejects.toThrow(`EADDRINUSE: address already in use 127.0.0.1:${port}`);
    other.close();
  });

  test('mails in the mailbox, also those of earlier starts, are readable by their owner alone', async () => {
    await writeFile(join(dataDir, 'earlier.eml'), 'Subject: earlier\r\n\r\n', { mode: 0o644 });
    const mailbox = await startMailbox({ directory: dataDir, webPort: 0, smtpPort: 0 });
    await createTransport(mailbox.smtpUrl).sendMail({
      from: 'a@b.bg',
      to: 'c@d.bg',
      subject: 'one',
      text: '.',
    });
    const mails = async () => (await readdir(dataDir)).filter((name) => name.endsWith('.eml'));
    await expect.poll(async () => (await mails()).length, patience).toBe(2);
    const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
    for (const name of await mails())
      expect([name, await modeOf(join(dataDir, name))]).toEqual([name, '600']);
    expect(await modeOf(dataDir)).toBe('700');
    await mailbox.stop();
  });

  test('the dev stack prints messages in the terminal’s language', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;

    await expect(openDevStack(environment({ PORT: String(port), LANG: 'bg_BG.UTF-8' }))).rejects.toThrow(
      `Порт ${port} е зает.`,
    );
    other.close();
  });

  test('the command line starts a dev stack when none runs, and ends it', async () => {
    const own = await joinOrOpenDevStack(environment({ PORT: '0' }));
    expect(await ask(own.env['DATABASE_URL'], 'select 1 as alive')).toEqual([{ alive: 1 }]);

    await own.stop();

    expect(await processes()).toEqual([]);
  });

  test('services named by the environment are used unchanged', async () => {
    const given = { STRIPE_SECRET_KEY: 'sk_test_given', SMTP_URL: 'smtp://127.0.0.1:2525' };
    const devStack = await openDevStack(environment(given));
    try {
      expect(devStack.env).toMatchObject(given);
      expect(devStack.env).not.toHaveProperty('SANDBOX_URL');
      expect(devStack.env).not.toHaveProperty('MAILBOX_URL');
    } finally {
      await devStack.stop();
    }
  });

  test('production starts no dev stack', async () => {
    const env = environment({ NODE_ENV: 'production' });
    expect((await openDevStack(env)).env).toBe(env);
  });
});
