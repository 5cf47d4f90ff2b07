import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { startAttached } from '#development/attached-process.ts';
import { createClient } from '#platform/database/clients.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { urlFor } from './database-url.ts';
import { memoryFolder } from './memory-folder.ts';
import type { KeptPostgres } from './postgres-keeper.ts';
import type { TestProject } from 'vitest/node';

/** Connection data of the tests' PostgreSQL, for {@link file://./database.ts}. */
export type DatabaseServer = {
  adminUrl: string;
  template: string;
  migratorRole: string;
  applicationRole: string;
};

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: DatabaseServer;
  }
}

type Running = { adminUrl: string; stop(): Promise<void> };

const embedded = async (): Promise<Running> => {
  const parent = await mkdtemp(join(await memoryFolder(), 'plateno-test-'));
  // The server may run under another account than root: the parent folder must be readable for it.
  await chmod(parent, 0o755);
  const directory = join(parent, 'postgres');
  const password = randomBytes(12).toString('hex');
  const settings = { directory, password, durable: false, folderToRemove: parent };
  const keeper = await startAttached<KeptPostgres, { adminUrl: string }>(
    new URL('./postgres-keeper.ts', import.meta.url),
    settings,
  );
  const elsewhere = await readlink(directory).catch(() => undefined);
  const stop = async () => {
    await keeper.stop();
    if (elsewhere) await rm(elsewhere, { recursive: true });
  };
  return { adminUrl: keeper.report.adminUrl, stop };
};

/** In a container when an engine is available: the same PostgreSQL as in production. */
const container = async (): Promise<Running | undefined> => {
  const { GenericContainer, Wait, getContainerRuntimeClient } = await import('testcontainers');
  const engine = await getContainerRuntimeClient().catch(() => undefined);
  if (!engine) return undefined;
  const password = randomBytes(12).toString('hex');
  const started = await new GenericContainer('postgres:18')
    .withEnvironment({ POSTGRES_PASSWORD: password })
    .withCommand(['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'max_connections=200'])
    .withExposedPorts(5432)
    // The image first starts a server to prepare its files: the second line is the real one.
    .withWaitStrategy(Wait.forLogMessage('ready to accept connections', 2))
    .start();
  const host = `${started.getHost()}:${started.getMappedPort(5432)}`;
  return {
    adminUrl: `postgres://postgres:${password}@${host}/postgres`,
    stop: async () => void (await started.stop()),
  };
};

const findServer = async (): Promise<Running> => {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { adminUrl: given, stop: async () => undefined };
  return (await container()) ?? (await embedded());
};

const prepare = async (server: Running): Promise<DatabaseServer> => {
  // One with a listener: a failed preparation stops the server while it is connected.
  const client = createClient({ connectionString: server.adminUrl });
  await client.connect();
  const template = `plateno_template_${randomBytes(4).toString('hex')}`;
  const names = { migratorRole: 'plateno_migrator', applicationRole: 'plateno_app' };
  // The default of 4,096 hash rounds is a good part of the time that a connection takes.
  await client.query('set scram_iterations = 1');
  for (const role of Object.values(names)) {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
    await client.query(`${rowCount ? 'alter' : 'create'} role ${role} login password '${role}'`);
    // A connection plans each named statement once, not for each of its first five values: a fifth of the server's work.
    await client.query(`alter role ${role} set plan_cache_mode = force_generic_plan`);
  }
  await client.query(`create database ${template} owner ${names.migratorRole}`);
  const migratorUrl = urlFor(server.adminUrl, template, names.migratorRole);
  await migrateDatabase({ migratorUrl, applicationRole: names.applicationRole });
  // A database can be copied only while it has no connections.
  await client.query(`alter database ${template} allow_connections false`);
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [template]);
  await client.end();
  return { adminUrl: server.adminUrl, template, ...names };
};

/** Integration and end-to-end tests of one run share one server: the first one starts it, the last one stops it. */
type Shared = { users: number; server: Promise<Running>; prepared: Promise<DatabaseServer> };
const holder = globalThis as { platenoTestServer?: Shared };

const start = (): Shared => {
  const server = findServer();
  return { users: 0, server, prepared: server.then(prepare) };
};

const leave = async (shared: Shared): Promise<void> => {
  shared.users -= 1;
  if (shared.users > 0) return;
  delete holder.platenoTestServer;
  const [server, prepared] = await Promise.all([shared.server, shared.prepared.catch(() => undefined)]);
  if (prepared && process.env['TEST_DATABASE_URL']) {
    const client = new pg.Client({ connectionString: server.adminUrl });
    await client.connect();
    await client.query(`drop database if exists ${prepared.template} with (force)`);
    await client.end();
  }
  await server.stop();
};

const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const shared = (holder.platenoTestServer ??= start());
  shared.users += 1;
  try {
    project.provide('databaseServer', await shared.prepared);
  } catch (error) {
    await leave(shared);
    throw error;
  }
  return () => leave(shared);
};
export default setup;
