import { createClient } from '#platform/database/clients.ts';
import type { DevelopmentSecrets } from './secrets.ts';

/** Connection URLs of the databases, by the role that uses them. */
export type DatabaseAddresses = { application: string; migrator: string; sandbox: string };

const names = { application: 'plateno_app', migrator: 'plateno_migrator', sandbox: 'plateno_sandbox' };

const urlOf = (adminUrl: string, role: string, password: string, database: string): string => {
  const url = new URL(adminUrl);
  url.username = role;
  url.password = password;
  url.pathname = `/${database}`;
  return url.href;
};

/**
 * Creates missing roles and databases of a development installation: the migrator owns the schema, the application
 * role may only use it, and the independent sandbox has a database of its own.
 */
export const prepareDatabases = async (
  adminUrl: string,
  secrets: DevelopmentSecrets,
): Promise<DatabaseAddresses> => {
  const client = createClient({ connectionString: adminUrl });
  await client.connect();
  const isMissing = async (sql: string, name: string) => (await client.query(sql, [name])).rowCount === 0;
  const role = async (name: string, password: string) => {
    const verb = (await isMissing('select from pg_roles where rolname = $1', name)) ? 'create' : 'alter';
    await client.query(`${verb} role ${name} login password ${client.escapeLiteral(password)}`);
    return password;
  };
  const database = async (name: string, owner: string) => {
    if (await isMissing('select from pg_database where datname = $1', name))
      await client.query(`create database ${name} owner ${owner}`);
    return name;
  };
  try {
    const application = await role(names.application, secrets.applicationPassword);
    const migrator = await role(names.migrator, secrets.migratorPassword);
    const sandbox = await role(names.sandbox, secrets.sandboxPassword);
    const ours = await database('plateno', names.migrator);
    const sandboxDatabase = await database('plateno_sandbox', names.sandbox);
    return {
      application: urlOf(adminUrl, names.application, application, ours),
      migrator: urlOf(adminUrl, names.migrator, migrator, ours),
      sandbox: urlOf(adminUrl, names.sandbox, sandbox, sandboxDatabase),
    };
  } finally {
    await client.end();
  }
};
