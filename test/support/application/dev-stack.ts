import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#platform/database/open-database.ts';
import { freePort } from '#development/ports.ts';
import { controlClient } from '#sandbox/control-client.ts';
import { startSandbox } from '#sandbox/index.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';
import { openSmtpInbox } from '#test/support/smtp-inbox.ts';

const secretKey = 'sk_test_main_job';
export const webhookSecret = 'whsec_main_job';
export const connectWebhookSecret = 'whsec_main_job_connect';
const controlToken = 'main-job-control';

/** `FAULTS_ROUTING=direct`: every merchant of the tests is charged on an account of its own. */
export const testRouting = (): 'none' | 'direct' =>
  process.env['FAULTS_ROUTING'] === 'direct' ? 'direct' : 'none';

export type Places = Readonly<{
  /** Database of the product; the provider then has a separate one, as in production. */
  database?: TestDatabase | undefined;
  /** Where the provider sends its webhook events; the application's own port unless given. */
  webhooksAt?: string | undefined;
  /** The application's port; a free one unless given. */
  port?: number | undefined;
}>;

/**
 * Services of an installation, all real: a migrated database, the card provider's sandbox, a mail server, and the
 * environment that names them. The port is chosen first, because the provider must know where to send webhook
 * events.
 */
export const startDevStack = async (variables: NodeJS.ProcessEnv = {}, places: Places = {}) => {
  const testDatabase = places.database ?? (await createTestDatabase());
  const elsewhere = places.database && (await createTestDatabase());
  const port = places.port ?? (await freePort());
  const webhooksAt = places.webhooksAt ?? `http://127.0.0.1:${port}`;
  const mailbox = await openSmtpInbox();
  const sandbox = await startSandbox({
    databaseUrl: (elsewhere ?? testDatabase).migratorUrl,
    host: '127.0.0.1',
    port: 0,
    secretKey,
    controlToken,
    webhooks: [
      { url: `${webhooksAt}/api/webhooks/stripe`, secret: webhookSecret },
      {
        url: `${webhooksAt}/api/webhooks/stripe/connect`,
        secret: connectWebhookSecret,
        isConnect: true,
      },
    ],
    logLevel: 'silent',
  });
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: 'test',
    ANCHOR_FILE: join(tmpdir(), `plateno-anchors-${randomUUID()}.jsonl`),
    PORT: String(port),
    METRICS_PORT: '0',
    PUBLIC_URL: `http://localhost:${port}`,
    DATABASE_URL: testDatabase.url,
    DATABASE_MIGRATOR_URL: testDatabase.migratorUrl,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_CONNECT_WEBHOOK_SECRET: connectWebhookSecret,
    STRIPE_API_URL: sandbox.url,
    VIES_URL: `${sandbox.url}/vies`,
    SANDBOX_CONTROL_TOKEN: controlToken,
    SANDBOX_URL: `http://localhost:${new URL(sandbox.url).port}`,
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Плащания <receipts@plateno.example>',
    SESSION_SECRET: 'a session secret for tests of enough characters',
    PASSWORD_PEPPER: 'a pepper for tests, of thirty-two characters',
    SECRETS_KEY: 'pqJnA0dWmCq5oYB1Z7sXv3kLr9uHt2eEf6gTcNwxQyI=',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    SEED: 'none',
    RECONCILE_AFTER_SECONDS: '0',
    CHROMIUM_PATH: process.env['CHROMIUM_PATH'],
    STRIPE_ROUTING: testRouting(),
    ...variables,
  };
  const opened = openDatabase(testDatabase.migratorUrl, { size: 2 });
  return {
    env,
    port,
    mailbox,
    /** Connected as the owner of the schema. */
    database: opened.database,
    transactions: opened.transactions,
    testDatabase,
    control: controlClient({ url: sandbox.url, token: controlToken }),
    stop: async (): Promise<void> => {
      await sandbox.stop();
      await mailbox.close();
      await opened.close();
      await testDatabase.drop();
      await elsewhere?.drop();
    },
  };
};
export type DevStack = Awaited<ReturnType<typeof startDevStack>>;
