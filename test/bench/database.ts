import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { prepareDatabases } from '#development/databases.ts';
import { startPostgres } from '#development/postgres.ts';
import { developmentSecrets } from '#development/secrets.ts';
import { plateno, root } from './processes.ts';

export const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** pg_stat_activity must show long statements in full. */
const withLongStatements = ['sh', '-c', 'exec "$@" -c track_activity_query_size=64kB', 'sh'];

/** Nine more copies of each payment; keys, references and indexes that the totals do not need are dropped first. */
const multiply = `do $$
  declare
    part record;
    columns text := (select string_agg(quote_ident(column_name), ', ') from information_schema.columns
      where table_schema = 'public' and table_name = 'payments' and column_name <> 'id');
    last bigint := (select max(id) from payments);
  begin
    for part in select conrelid::regclass as owner, conname as name from pg_constraint
      where confrelid = 'payments'::regclass or (conrelid = 'payments'::regclass and contype in ('f', 'u')) loop
      execute format('alter table %s drop constraint %I', part.owner, part.name);
    end loop;
    for part in select indexrelid::regclass as name from pg_index where indrelid = 'payments'::regclass and not indisprimary loop
      execute format('drop index %s', part.name);
    end loop;
    for copy in 2..10 loop
      execute format('insert into payments (%1$s) select %1$s from payments where id <= %2$s', columns, last);
      perform fold_payment_totals();
    end loop;
  end $$`;

type Wanted = Readonly<{ payments: number; stripeUrl: string; smtpUrl: string }>;

/** PostgreSQL with generated payments, kept in `var/bench-…` or BENCH_DIR. A run works on a copy of the database. */
export const openDatabases = async ({ payments, stripeUrl, smtpUrl }: Wanted) => {
  const dataDir = process.env['BENCH_DIR'] ?? join(root, 'var', `bench-${payments}`);
  await mkdir(dataDir, { recursive: true });
  const secrets = await developmentSecrets(dataDir);
  const { adminUrl, stop } = await startPostgres({
    directory: join(dataDir, 'postgres'),
    password: secrets.postgresPassword,
    durable: true,
    within: withLongStatements,
  });
  const original = await prepareDatabases(adminUrl, secrets);
  const urlOf = (url: string, name: string): string => Object.assign(new URL(url), { pathname: name }).href;
  const ownerUrlOf = (name: string): string => urlOf(original.migrator, name);
  const envOf = (name: string): NodeJS.ProcessEnv => ({
    NODE_ENV: 'test',
    LANG: 'en_US.UTF-8',
    DATA_DIR: dataDir,
    DATABASE_URL: urlOf(original.application, name),
    DATABASE_MIGRATOR_URL: ownerUrlOf(name),
    STRIPE_SECRET_KEY: 'sk_test_bench',
    STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
    STRIPE_API_URL: stripeUrl,
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'Plateno <no-reply@plateno.example>',
    SESSION_SECRET: secrets.sessionSecret,
    PASSWORD_PEPPER: secrets.passwordPepper,
    SECRETS_KEY: secrets.secretsKey,
    // All requests come from one IP address.
    RATE_LIMITS: 'off',
    // The baseline's payments must not be fetched from the provider.
    RECONCILE_AFTER_SECONDS: '3600',
  });
  const execute = (url: string, ...statements: readonly string[]) =>
    withClient(url, async (client) => {
      for (const statement of statements) await client.query(statement);
    });
  const count = (url: string, what: string): Promise<number> =>
    withClient(url, async (client) =>
      Number((await client.query(`select count(*) from ${what}`)).rows[0].count),
    );
  /** Replaces an older copy. */
  const copyTo = (name: string) =>
    execute(
      adminUrl,
      `drop database if exists ${name} with (force)`,
      `create database ${name} owner ${new URL(original.migrator).username} template plateno strategy file_copy`,
    );
  await plateno(envOf('plateno'), 'db', 'migrate');
  if ((await count(original.migrator, 'payments')) < payments) {
    process.stderr.write(`Generating ${payments} payments …\n`);
    const merchants = Math.max(Math.round(payments / 2_000), 20);
    await plateno(envOf('plateno'), 'db', 'seed');
    const amounts = `--merchants ${merchants} --payments ${payments} --seed 7`.split(' ');
    await plateno(envOf('plateno'), 'seed', ...amounts);
  }
  await execute(original.migrator, 'vacuum analyze');
  await copyTo('plateno_run');
  return {
    adminUrl,
    url: urlOf(original.application, 'plateno_run'),
    ownerUrl: ownerUrlOf('plateno_run'),
    env: envOf('plateno_run'),
    /** The environment of a server on ten times as many payments; the database is made once for a schema. */
    openTenfold: async (): Promise<NodeJS.ProcessEnv> => {
      const name = `plateno_tenfold_${await count(original.migrator, 'schema_migrations')}`;
      if ((await count(adminUrl, `pg_database where datname = '${name}'`)) === 0) {
        process.stderr.write('Copying the payments until there are ten times as many …\n');
        await copyTo('plateno_unfinished');
        await execute(ownerUrlOf('plateno_unfinished'), multiply, 'vacuum analyze');
        await execute(adminUrl, `alter database plateno_unfinished rename to ${name}`);
      }
      return envOf(name);
    },
    /** The environment of another installation, without data. */
    openEmpty: async (): Promise<NodeJS.ProcessEnv> => {
      const name = 'plateno_empty';
      const { username } = new URL(original.migrator);
      await execute(
        adminUrl,
        `drop database if exists ${name} with (force)`,
        `create database ${name} owner ${username}`,
      );
      const ownDir = join(dataDir, name);
      await rm(ownDir, { recursive: true, force: true });
      await mkdir(ownDir, { mode: 0o700 });
      const env = { ...envOf(name), DATA_DIR: ownDir, PUBLIC_URL: 'https://elsewhere.example' };
      await plateno(env, 'db', 'migrate');
      return env;
    },
    stop: async (): Promise<void> => {
      await execute(adminUrl, 'drop database plateno_run with (force)');
      await execute(adminUrl, 'drop database if exists plateno_empty with (force)');
      await stop();
    },
  };
};
