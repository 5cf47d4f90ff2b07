import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createLog } from '#platform/log.ts';
import { OutageLines } from '#platform/outage-lines.ts';
import { prepareDatabases } from './databases.ts';
import type { OnEnd } from './keep-running.ts';
import { startPostgres } from './postgres.ts';
import { startRatesServer } from './rates-server.ts';
import { claimFolder, releaseFolder, publish } from './running-file.ts';
import { developmentSecrets } from './secrets.ts';
import type { DevelopmentSecrets } from './secrets.ts';
import { developmentMessages } from './messages.ts';

/** Plain data: it is sent to another process. Missing parts are already named by the environment. */
export type InstallationSettings = {
  dataDir: string;
  serverPid: number;
  /** Variables of the server and its public URL, for processes that join. */
  joining: Record<string, string>;
  database: 'own' | { migratorUrl: string };
  sandbox?: {
    host: string;
    port: number;
    publicUrl: string;
    webhookUrl: string;
    webhookSecret: string | undefined;
    /** Receives the events of connected accounts. */
    connectWebhookUrl: string;
    connectWebhookSecret: string | undefined;
    controlToken: string | undefined;
  };
  mailbox?: { webPort: number; smtpPort: number };
};

type Variables = Record<string, string>;
type Stop = () => Promise<void>;
type Part = { variables: Variables; stop: Stop };

/** Without its database the installation ends, and the server with it. */
const reportEnd: OnEnd = ({ reason, isFinal, isDiskFull = false }) => {
  const { databaseEnded, databaseLost, databaseWithoutRoom } = developmentMessages(process.env);
  const ended = isDiskFull ? databaseWithoutRoom : databaseEnded(reason);
  process.stderr.write(`${isFinal ? databaseLost(reason) : ended}\n`);
  if (isFinal) process.kill(process.pid, 'SIGTERM');
};

const startDatabase = async (settings: InstallationSettings, secrets: DevelopmentSecrets) => {
  if (settings.database !== 'own')
    return { variables: {}, stop: async () => undefined, sandboxUrl: settings.database.migratorUrl };
  const { adminUrl, stop } = await startPostgres({
    directory: join(settings.dataDir, 'postgres'),
    password: secrets.postgresPassword,
    durable: true,
    onEnd: reportEnd,
  });
  const addresses = await prepareDatabases(adminUrl, secrets).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const variables = { DATABASE_URL: addresses.application, DATABASE_MIGRATOR_URL: addresses.migrator };
  return { variables, stop, sandboxUrl: addresses.sandbox };
};

const startProvider = async (
  settings: NonNullable<InstallationSettings['sandbox']>,
  databaseUrl: string,
  secrets: DevelopmentSecrets,
): Promise<Part> => {
  // Loaded only where it is started, like the mailbox: a command that needs neither starts faster.
  const { startSandbox } = await import('#sandbox/index.ts');
  const { host, port, publicUrl, webhookUrl, connectWebhookUrl } = settings;
  const webhookSecret = settings.webhookSecret ?? secrets.stripeWebhookSecret;
  const connectSecret = settings.connectWebhookSecret ?? secrets.stripeConnectWebhookSecret;
  const controlToken = settings.controlToken ?? secrets.sandboxControlToken;
  const sandbox = await startSandbox({
    databaseUrl,
    host,
    port,
    publicUrl,
    secretKey: secrets.stripeSecretKey,
    controlToken,
    webhooks: [
      { url: webhookUrl, secret: webhookSecret },
      { url: connectWebhookUrl, secret: connectSecret, isConnect: true },
    ],
    log: createLog('warn', undefined, new OutageLines()),
  });
  const variables = {
    STRIPE_SECRET_KEY: secrets.stripeSecretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_CONNECT_WEBHOOK_SECRET: connectSecret,
    STRIPE_API_URL: `http://127.0.0.1:${sandbox.port}`,
    SANDBOX_URL: publicUrl,
    VIES_URL: `http://127.0.0.1:${sandbox.port}/vies`,
    SANDBOX_CONTROL_TOKEN: controlToken,
  };
  return { variables, stop: () => sandbox.stop() };
};

const startMail = async (dataDir: string, ports: { webPort: number; smtpPort: number }): Promise<Part> => {
  const { startMailbox } = await import('./mailbox.ts');
  const mailbox = await startMailbox({ directory: join(dataDir, 'mailbox'), ...ports });
  const variables = {
    SMTP_URL: mailbox.smtpUrl,
    MAIL_FROM: 'Plateno <noreply@plateno.example>',
    MAILBOX_URL: mailbox.url,
  };
  return { variables, stop: mailbox.stop };
};

const startRates = async (): Promise<Part> => {
  const { url, stop } = await startRatesServer();
  return { variables: { RATES_URL: url }, stop };
};

/**
 * Starts the companions of a development server: PostgreSQL, the sandbox card provider, the mailbox,
 * invented exchange rates.
 *
 * @returns the environment variables by which the server finds them
 * @throws Error with a message for the terminal when the folder is in use
 */
export const startInstallation = async (settings: InstallationSettings) => {
  const { dataDir } = settings;
  await mkdir(dataDir, { recursive: true });
  const other = await claimFolder(dataDir, settings.serverPid);
  if (other !== undefined) throw new Error(developmentMessages(process.env).folderInUse(dataDir, other));
  const stops: Stop[] = [() => releaseFolder(dataDir)];
  const stop = async () => {
    for (const end of stops.splice(0).toReversed()) await end();
  };
  try {
    const secrets = await developmentSecrets(dataDir);
    const variables: Variables = {
      SESSION_SECRET: secrets.sessionSecret,
      PASSWORD_PEPPER: secrets.passwordPepper,
      SECRETS_KEY: secrets.secretsKey,
    };
    const add = (part: Part) => {
      stops.push(part.stop);
      Object.assign(variables, part.variables);
    };
    const database = await startDatabase(settings, secrets);
    add(database);
    if (settings.sandbox) add(await startProvider(settings.sandbox, database.sandboxUrl, secrets));
    add(await startRates());
    if (settings.mailbox) add(await startMail(dataDir, settings.mailbox));
    await publish(dataDir, { ...variables, ...settings.joining });
    return { report: variables, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
