import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startAttached } from '#development/attached-process.ts';
import { freePort } from '#development/ports.ts';
import type { PostgresSettings } from '#development/postgres.ts';
import { blocksOf } from '#test/support/documents.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string): Promise<string> => readFile(join(root, 'docs/operations', file), 'utf8');
const document = await read('installation.md');
const backupDocument = await read('backup.md');
const keysDocument = await read('keys.md');

/** The commands of the block that has this text, comments removed. */
const commandsWith = (source: string, text: string): string[] =>
  blocksOf(source, 'sh')
    .find((block) => block.includes(text))!
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, ''))
    .filter((line) => line !== '');

/** An operator's own passwords, ports and addresses in place of the document's. */
const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce((whole, [from, to]) => whole.replaceAll(from, to), text);

const rates = `<Envelope><Cube><Cube time="2026-11-20"><Cube currency="USD" rate="1.1712"/></Cube></Cube></Envelope>`;
const password = 'a passphrase of the first administrator';
const random = (): string => randomBytes(36).toString('base64');
const passwords = {
  MIGRATOR_PASSWORD: randomBytes(9).toString('hex'),
  APP_PASSWORD: randomBytes(9).toString('hex'),
};

/** A loaded machine takes many times as long as a free one. */
const patienceMs = 300_000;

let folder: string;
let cluster: Awaited<ReturnType<typeof startAttached<PostgresSettings, { adminUrl: string }>>>;
let admin: pg.Client;
let environment: string;
let port: number;
let metricsPort: number;

/** As the document has it, with the database's port, free ports, and a provider and a mail server that are away. */
const writeEnvironment = async (database: string): Promise<void> => {
  const values = {
    ...passwords,
    '127.0.0.1:5432/plateno': `127.0.0.1:${admin.port}/${database}`,
    RANDOM_1: random(),
    RANDOM_2: random(),
    'PORT=8080': `PORT=${port}`,
    'METRICS_PORT=8089': `METRICS_PORT=${metricsPort}`,
    '/var/lib/plateno': folder,
    'smtps://USER:PASSWORD@smtp.example.com': 'smtps://127.0.0.1:1',
  };
  const given = blocksOf(document, 'ini').find((block) => block.includes('DATABASE_MIGRATOR_URL'))!;
  await writeFile(environment, `${filled(given, values)}\nSTRIPE_API_URL=http://127.0.0.1:1\n`);
};

/** The SQL of a document, as a superuser. */
const runStatements = async (source: string): Promise<void> => {
  const statements = blocksOf(source, 'sql').flatMap((block) =>
    filled(block, passwords).split(';').slice(0, -1),
  );
  expect(statements).not.toEqual([]);
  for (const statement of statements) await admin.query(statement);
};

/** With nothing of the test's own environment, in a shell that has read the file as the document says. */
const inShell = (command: string): readonly [string, readonly string[], object] => [
  'bash',
  ['--norc', '-c', `set -a && . ${environment} && set +a && ${command}`],
  { cwd: root, env: { PATH: process.env['PATH'], LANG: 'en_US.UTF-8' } },
];

const run = (command: string, input = ''): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    const [program, args, options] = inShell(command);
    const child = execFile(program, args, options, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), said: `${stdout}${stderr}` });
    });
    child.stdin?.end(input);
  });

/** The command of a unit, until its log says that it is ready. */
const startUnit = async (command: string) => {
  const [program, args, options] = inShell(`exec ${command.replace('/usr/bin/node', process.execPath)}`);
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exited = once(child, 'exit');
  let said = '';
  const ready = new Promise<void>((resolve) => {
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes('"event":"ready"')) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
  });
  await Promise.race([ready, exited]);
  expect(said).toContain('"event":"ready"');
  return {
    log: () => said.trim().split('\n'),
    stop: async (): Promise<number> => {
      child.kill('SIGTERM');
      return ((await exited) as [number])[0];
    },
  };
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plateno-deployment-'));
  // The server may run under another account than root's: the folder above its own must let it through.
  await chmod(folder, 0o755);
  environment = join(folder, 'plateno.env');
  await writeFile(join(folder, 'rates.xml'), rates);
  cluster = await startAttached(new URL('../../support/postgres-keeper.ts', import.meta.url), {
    directory: join(folder, 'postgres'),
    password: randomBytes(12).toString('hex'),
    durable: false,
  });
  admin = new pg.Client({ connectionString: cluster.report.adminUrl });
  await admin.connect();
  [port, metricsPort] = [await freePort(), await freePort()];
});
afterAll(async () => {
  await admin.end();
  await cluster.stop();
  const elsewhere = await readlink(join(folder, 'postgres')).catch(() => undefined);
  for (const one of [folder, ...(elsewhere ? [elsewhere] : [])]) await rm(one, { recursive: true });
});

test(
  'the first deployment works to the letter of the document, from the roles to the first sign-in',
  async () => {
    await runStatements(document);
    await writeEnvironment('plateno');
    const commands = commandsWith(document, 'users create');
    const [check, migrate, again, create, importRates, ...more] = commands;
    expect(more).toEqual([]);

    const before = await run(check!);
    expect(before.said).toContain('Run: plateno db migrate');
    expect(before.said.split('\n').filter((line) => line.startsWith('✗'))).toHaveLength(1);
    expect(before.code).toBe(1);
    expect((await admin.query(`select from pg_database where datname = 'plateno'`)).rowCount).toBe(1);
    expect(await run(migrate!)).toMatchObject({ code: 0 });
    expect(await run(again!)).toMatchObject({ code: 0 });
    expect(await run(`${create!} --password-stdin`, password)).toMatchObject({ code: 0 });
    const file = importRates!.replace('eurofxref-hist-90d.xml', join(folder, 'rates.xml'));
    expect(await run(file)).toMatchObject({ code: 0 });

    const programs = [...document.matchAll(/ExecStart=(\/usr\/bin\/node [^`\n]+)/g)].map(
      ([, command]) => command!,
    );
    const [server, worker] = await Promise.all(programs.map(startUnit));
    for (const at of [port, metricsPort, metricsPort + 1])
      expect((await fetch(`http://127.0.0.1:${at}/readyz`)).status).toBe(200);
    const signedIn = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
      body: JSON.stringify({ username: 'vera', password }),
    });
    expect(signedIn.status).toBe(200);
    const taken = await run('exec ./plateno worker');
    expect(taken.said).toContain(`Port ${metricsPort + 1} is taken`);
    expect(taken.said).toContain('WORKER_METRICS_PORT');
    expect(taken.code).not.toBe(0);
    const units = [server!, worker!];
    expect(await Promise.all(units.map((unit) => unit.stop()))).toEqual([0, 0]);
    for (const unit of units) {
      // Every line is JSON, the first and the last too.
      const events = unit.log().map((line) => (JSON.parse(line) as { event?: string }).event);
      expect(events.filter((event) => event !== undefined)).toEqual(['ready', 'draining', 'stopped']);
    }
  },
  patienceMs,
);

test(
  'the backup of the document is restored into a new database, and the doctor examines it without the provider',
  async () => {
    const backup = /exec (\.\/plateno db backup) --to/.exec(document)![1]!;
    const copy = join(folder, 'copy');
    expect(await run(`${backup} --to ${copy}`)).toMatchObject({ code: 0 });
    await runStatements(backupDocument);
    await writeEnvironment('plateno_restored');
    const commands = commandsWith(backupDocument, 'db restore').map((line) =>
      line.replace(/\/var\/backups\S+/, copy),
    );
    for (const command of commands) expect(await run(command)).toMatchObject({ code: 0 });
    const { said, code } = await run('./plateno doctor');
    expect(said).toMatch(/^✓ The ledger and each of its transactions sum to zero$/m);
    expect(said).toMatch(/^– The sessions at the provider/m);
    expect(said).toContain('The provider did not answer');
    expect(code).toBe(0);
  },
  patienceMs,
);

test(
  'database passwords are changed by the statements of the document: the old ones are refused, the new ones work',
  async () => {
    await runStatements(keysDocument);
    expect((await run('./plateno config check')).code).toBe(1);
    for (const role of ['MIGRATOR_PASSWORD', 'APP_PASSWORD'] as const)
      passwords[role] = `NEW_${passwords[role]}`;
    await writeEnvironment('plateno_restored');
    expect(await run('./plateno config check')).toMatchObject({ code: 0 });
    expect(await run('./plateno db status')).toMatchObject({ code: 0 });
  },
  patienceMs,
);
