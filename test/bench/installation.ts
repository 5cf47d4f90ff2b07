import { join } from 'node:path';
import { mkdir } from 'node:fs/promises';
import pg from 'pg';
import { businessDateOf } from '#kernel/business-date.ts';
import { prepareDatabases, type DatabaseAddresses } from '#development/databases.ts';
import { startPostgres } from '#development/postgres.ts';
import { developmentSecrets, type DevelopmentSecrets } from '#development/secrets.ts';
import { readConfig } from '#platform/config.ts';
import { applicationRoleOf, migrateDatabase } from '#platform/database/migrate.ts';
import { startProgress } from '../../cli/progress.ts';
import { seedCrowd } from '../../seeds/crowd.ts';
import { seedDatabase } from '../../seeds/demo.ts';
import { openRunsCopy, tidy } from './databases.ts';
import { openTenfold } from './tenfold.ts';

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
  const wish = { merchants, payments, seed: 7, days: 730, until: businessDateOf(new Date()) };
  const progress = startProgress({ total: merchants + payments });
  await seedCrowd(config, wish, progress.advance).finally(progress.end);
};

export type Past = Readonly<{
  payments: number;
  /** Whether ten times as many are wanted, too. */ tenfold: boolean;
}>;

/**
 * PostgreSQL with fsync on and the invented past in it, kept under `var/bench-…`; a run works on a copy of its own.
 * @returns the environment of servers on the copy, and on ten times as many payments where they are wanted
 */
export const openInstallation = async ({ payments, tenfold }: Past) => {
  const dataDir = process.env['BENCH_DIR'] ?? join(import.meta.dirname, `../../var/bench-${payments}`);
  await mkdir(dataDir, { recursive: true });
  const secrets = await developmentSecrets(dataDir);
  const directory = join(dataDir, 'postgres');
  const postgres = await startPostgres({ directory, password: secrets.postgresPassword, durable: true });
  try {
    const original = await prepareDatabases(postgres.adminUrl, secrets);
    await fill(environment(original, dataDir, secrets), payments);
    await tidy(original.migrator);
    const many = tenfold ? await openTenfold(postgres.adminUrl, original) : undefined;
    const { addresses, close } = await openRunsCopy(postgres.adminUrl, original);
    const stop = async (): Promise<void> => {
      await close();
      await postgres.stop();
    };
    return {
      env: environment(addresses, dataDir, secrets),
      url: addresses.application,
      migratorUrl: addresses.migrator,
      tenfoldEnv: many && environment(many, dataDir, secrets),
      stop,
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
};
export type Installation = Awaited<ReturnType<typeof openInstallation>>;
