import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startAttached } from '#development/attached-process.ts';
import { freePort } from '#development/ports.ts';
import { startRatesServer } from '#development/rates-server.ts';
import type { PostgresSettings } from '#development/postgres.ts';
import { blocksOf } from '#test/support/documents.ts';
import { memoryFolder } from '#test/support/memory-folder.ts';
import { runPlateno } from '#test/support/run-plateno.ts';

const root = join(import.meta.dirname, '../..');

/** A document of `docs/operations`. */
export const readOperations = (file: string): Promise<string> =>
  readFile(join(root, 'docs/operations', file), 'utf8');

/** Replaces the document's passwords, ports and URLs by those of the test. */
const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce((whole, [from, to]) => whole.replaceAll(from, to), text);

const random = (): string => randomBytes(36).toString('base64');

/**
 * A machine installed literally by installation.md: a PostgreSQL server, the environment file of the document, and
 * commands in a shell that has read it, without the test's own environment.
 */
export const prepareMachine = async () => {
  const document = await readOperations('installation.md');
  const folder = await mkdtemp(join(tmpdir(), 'plateno-deployment-'));
  const databases = await mkdtemp(join(await memoryFolder(), 'plateno-deployment-'));
  // PostgreSQL may run under another account than root: that account must reach its folder.
  await chmod(databases, 0o755);
  const environment = join(folder, 'plateno.env');
  const cluster = await startAttached<PostgresSettings, { adminUrl: string }>(
    new URL('../support/postgres-keeper.ts', import.meta.url),
    { directory: join(databases, 'postgres'), password: randomBytes(12).toString('hex'), durable: false },
  );
  const admin = new pg.Client({ connectionString: cluster.report.adminUrl });
  await admin.connect();
  const bank = await startRatesServer();
  const ports = { web: await freePort(), metrics: await freePort() };
  const passwords = {
    MIGRATOR_PASSWORD: randomBytes(9).toString('hex'),
    APP_PASSWORD: randomBytes(9).toString('hex'),
  };

  /** The document's environment file with free ports, a provider and a mail server that do not answer, and a server of
   * exchange rates on this machine. */
  const writeEnvironment = async (database: string): Promise<void> => {
    const values = {
      ...passwords,
      '127.0.0.1:5432/plateno': `127.0.0.1:${admin.port}/${database}`,
      RANDOM_1: random(),
      RANDOM_2: random(),
      RANDOM_3: randomBytes(32).toString('base64'),
      'PORT=8080': `PORT=${ports.web}`,
      // The browser from npm: this machine need not have the package chromium.
      'CHROMIUM_PATH=/usr/bin/chromium': '',
      'METRICS_PORT=8089': `METRICS_PORT=${ports.metrics}`,
      '/var/lib/plateno': folder,
      'smtps://USER:PASSWORD@smtp.example.com': 'smtps://127.0.0.1:1',
    };
    const given = blocksOf(document, 'ini').find((block) => block.includes('DATABASE_MIGRATOR_URL'))!;
    await writeFile(
      environment,
      `${filled(given, values)}\nSTRIPE_API_URL=http://127.0.0.1:1\nRATES_URL=${bank.url}\n`,
    );
  };

  /** Runs the SQL of a document as a superuser. @returns the number of statements */
  const runStatements = async (source: string, database = 'postgres'): Promise<number> => {
    const statements = blocksOf(source, 'sql').flatMap((block) =>
      filled(block, passwords).split(';').slice(0, -1),
    );
    const url = new URL(cluster.report.adminUrl);
    url.pathname = `/${database}`;
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
    return statements.length;
  };

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
      // A command that reads nothing may have ended before the input is written.
      child.stdin?.on('error', () => undefined).end(input);
    });

  /** Runs a command that no document prints, with the variables of the environment file, without a process of its own. */
  const runInHost = async (...args: readonly string[]): Promise<{ code: number; said: string }> => {
    const lines = (await run('env')).said.trim().split('\n');
    const variables = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    );
    const { code, stdout, stderr } = await runPlateno(variables, args);
    return { code, said: `${stdout}${stderr}` };
  };

  /** Starts the command of a unit; resolves when its log reports readiness, or when it has ended. */
  const startUnit = async (command: string) => {
    const [program, args, options] = inShell(`exec ${command.replace('/usr/bin/node', process.execPath)}`);
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
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
    return {
      log: () => said.trim().split('\n'),
      kill: () => void child.kill('SIGKILL'),
      stop: async (): Promise<number> => {
        child.kill('SIGTERM');
        return ((await exited) as [number])[0];
      },
    };
  };

  const remove = async (): Promise<void> => {
    await admin.end();
    await bank.stop();
    await cluster.stop();
    const elsewhere = await readlink(join(databases, 'postgres')).catch(() => undefined);
    for (const one of [folder, databases, ...(elsewhere ? [elsewhere] : [])])
      await rm(one, { recursive: true });
  };

  return {
    admin,
    folder,
    passwords,
    ports,
    remove,
    run,
    runInHost,
    runStatements,
    startUnit,
    writeEnvironment,
  };
};
export type Machine = Awaited<ReturnType<typeof prepareMachine>>;
