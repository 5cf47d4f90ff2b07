import { join } from 'node:path';
import { mkdir } from 'node:fs/promises';
import pg from 'pg';
import { businessDateOf } from '#kernel/business-date.ts';
import { prepareDatabases, type DatabaseAddresses } from '#development/databases.ts';
import { startPostgres } from '#development/postgres.ts';
import { developmentSecrets, type DevelopmentSecrets } from '#development/secrets.ts';
import { readConfig } from '#platform/config.ts';
import { applicationRoleOf, migrateDatabase } from '#platform/database/migrate.ts';
import { seedCrowd } from '../../seeds/crowd.ts';
import { seedDatabase } from '../../seeds/demo.ts';

export const webhookSecret = 'whsec_bench';

const environment = (
  addresses: DatabaseAddresses,
  dataDir: string,
  secrets: DevelopmentSecrets,
): NodeJS.ProcessEnv => ({
  NODE_ENV: 'test',
  DATA_DIR: dataDir,
  DATABASE_URL: addresses.application,
  DATABASE_MIGRATOR_URL: addresses.migrator,
  STRIPE_SECRET_KEY: 'sk_test_bench',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: 'http://127.0.0.1:9',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Plateno <no-reply@plateno.example>',
  SESSION_SECRET: secrets.sessionSecret,
  PASSWORD_PEPPER: secrets.passwordPepper,
  // All calls come from one address, which no limit would let through.
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'info',
});

/** As many payments as are wanted lie there, from this run or one before. */
const fill = async (env: NodeJS.ProcessEnv, payments: number): Promise<void> => {
  const config = readConfig(env);
  const { migratorUrl } = config.database;
  await migrateDatabase({ migratorUrl, applicationRole: applicationRoleOf(config.database) });
  const client = new pg.Client({ connectionString: migratorUrl });
  await client.connect();
  const { rows } = await client.query<{ users: number; payments: number }>(
    'select (select count(*)::int from users) as users, (select count(*)::int from payments) as payments',
  );
  await client.end();
  if (rows[0]!.users === 0) await seedDatabase(config);
  if (rows[0]!.payments >= payments) return;
  process.stderr.write(`Inventing ${payments} payments …\n`);
  const merchants = Math.max(Math.round(payments / 2_000), 20);
  await seedCrowd(
    config,
    { merchants, payments, seed: 7, days: 730, until: businessDateOf(new Date()) },
    () => undefined,
  );
};

/**
 * PostgreSQL with fsync on and the invented past in it, kept under `var/bench-…` for the next run.
 * @returns the environment of servers on it
 */
export const openInstallation = async (payments: number) => {
  const dataDir = process.env['BENCH_DIR'] ?? join(import.meta.dirname, `../../var/bench-${payments}`);
  await mkdir(dataDir, { recursive: true });
  const secrets = await developmentSecrets(dataDir);
  const directory = join(dataDir, 'postgres');
  const postgres = await startPostgres({ directory, password: secrets.postgresPassword, durable: true });
  try {
    const addresses = await prepareDatabases(postgres.adminUrl, secrets);
    const env = environment(addresses, dataDir, secrets);
    await fill(env, payments);
    return { env, url: addresses.application, migratorUrl: addresses.migrator, stop: () => postgres.stop() };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
};
export type Installation = Awaited<ReturnType<typeof openInstallation>>;
