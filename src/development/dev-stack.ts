import { resolve } from 'node:path';
import { startAttached } from './attached-process.ts';
import type { InstallationSettings } from './installation.ts';
import { operatorVariables } from './operator-file.ts';
import { freePort, isFreePort } from './ports.ts';
import { variablesOfRunning } from './running-file.ts';
import { developmentMessages } from './messages.ts';

/** Environment variables for the server, and the end of the processes started for it. */
export type DevStack = {
  env: NodeJS.ProcessEnv;
  stop(): Promise<void>;
  /** Resolves when a started process ends by itself; missing where nothing was started. */
  lost?: Promise<void>;
};

const needed = [
  'DATABASE_URL',
  'STRIPE_SECRET_KEY',
  'SMTP_URL',
  'SESSION_SECRET',
  'PASSWORD_PEPPER',
  'SECRETS_KEY',
];
const everywhere = ['0.0.0.0', '::'];

const unchanged = (env: NodeJS.ProcessEnv): DevStack => ({ env, stop: async () => undefined });
const isComplete = (env: NodeJS.ProcessEnv) =>
  env['NODE_ENV'] === 'production' || needed.every((name) => env[name]);
const isAnyPort = (env: NodeJS.ProcessEnv) => Number(env['PORT'] || 8080) === 0;
const dataDirOf = (env: NodeJS.ProcessEnv) => resolve(env['DATA_DIR'] || './var');

/** Variables already set take precedence. */
const merge = (variables: Record<string, string>, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  const given = Object.entries(env).filter(([, value]) => value !== undefined && value !== '');
  return { ...variables, ...Object.fromEntries(given) };
};

/** The port of one process, 0 for any free one. @throws Error with a message for the terminal when it is taken */
const wantedPort = async (
  env: NodeJS.ProcessEnv,
  variable: string,
  fallback: number,
  host: string,
): Promise<number> => {
  const port = Number(env[variable] || fallback);
  if (port === 0) return 0;
  if (!(await isFreePort(port, host))) throw new Error(developmentMessages(env).portTaken(port, variable));
  return port;
};

/** A concrete port for a process whose port others must know before it listens. */
const portFor = async (...asked: Parameters<typeof wantedPort>): Promise<number> =>
  (await wantedPort(...asked)) || (await freePort());

const sandboxSettings = (host: string, port: number, webPort: number, env: NodeJS.ProcessEnv) => {
  const { protocol, hostname } = new URL(env['PUBLIC_URL'] || 'http://localhost');
  const reached = everywhere.includes(host) ? '127.0.0.1' : host;
  return {
    host,
    port,
    // On the same host name as the application, so that a phone on the same network can pay too.
    publicUrl: protocol === 'http:' ? `http://${hostname}:${port}` : `http://localhost:${port}`,
    webhookUrl: `http://${reached}:${webPort}/api/webhooks/stripe`,
    webhookSecret: env['STRIPE_WEBHOOK_SECRET'] || undefined,
    connectWebhookUrl: `http://${reached}:${webPort}/api/webhooks/stripe/connect`,
    connectWebhookSecret: env['STRIPE_CONNECT_WEBHOOK_SECRET'] || undefined,
    controlToken: env['SANDBOX_CONTROL_TOKEN'] || undefined,
  };
};

const settingsFor = async (env: NodeJS.ProcessEnv, port: number): Promise<InstallationSettings> => {
  const host = env['HOST'] || '127.0.0.1';
  const loopback = '127.0.0.1';
  const after = (steps: number) => (isAnyPort(env) ? 0 : port + steps);
  const databaseUrl = env['DATABASE_URL'] && (env['DATABASE_MIGRATOR_URL'] || env['DATABASE_URL']);
  return {
    dataDir: dataDirOf(env),
    serverPid: process.pid,
    joining: { PORT: String(port), ...(env['PUBLIC_URL'] ? { PUBLIC_URL: env['PUBLIC_URL'] } : {}) },
    database: databaseUrl ? { migratorUrl: databaseUrl } : 'own',
    ...(env['STRIPE_SECRET_KEY']
      ? {}
      : { sandbox: sandboxSettings(host, await portFor(env, 'SANDBOX_PORT', after(1), host), port, env) }),
    ...(env['SMTP_URL']
      ? {}
      : {
          mailbox: {
            webPort: await wantedPort(env, 'MAILBOX_PORT', after(2), loopback),
            smtpPort: await wantedPort(env, 'SMTP_PORT', after(3), loopback),
          },
        }),
  };
};

const start = async (env: NodeJS.ProcessEnv, port: number): Promise<DevStack> => {
  const settings = await settingsFor(env, port);
  const { report, stop, lost } = await startAttached<InstallationSettings, Record<string, string>>(
    new URL('./main.ts', import.meta.url),
    settings,
  );
  const variables = { ...report, ...(await operatorVariables(settings.dataDir)) };
  return { env: { ...merge(variables, env), PORT: String(port) }, stop, lost };
};

/**
 * Starts what the environment does not name: a database, the sandbox card provider, a mailbox, secrets; all in
 * DATA_DIR and ended with this process. In production, and where everything is named, it changes nothing. PORT=0 is
 * replaced by a free port, because the provider must know where to send webhook events.
 *
 * @throws Error with one message for the terminal: a port is taken, or the folder is in use
 */
export const openDevStack = async (env: NodeJS.ProcessEnv): Promise<DevStack> => {
  if (isComplete(env)) return unchanged(env);
  const host = env['HOST'] || '127.0.0.1';
  const port = await portFor(env, 'PORT', 8080, host);
  const metricsPort = await portFor(env, 'METRICS_PORT', isAnyPort(env) ? 0 : port + 9, host);
  const { env: found, ...started } = await start(env, port);
  return { env: { ...found, METRICS_PORT: String(metricsPort) }, ...started };
};

/** For the command line: joins the installation that runs on DATA_DIR, or starts one for the command. */
export const joinOrOpenDevStack = async (env: NodeJS.ProcessEnv): Promise<DevStack> => {
  if (isComplete(env)) return unchanged(env);
  const dataDir = dataDirOf(env);
  const variables = await variablesOfRunning(dataDir);
  if (variables) return unchanged(merge({ ...variables, ...(await operatorVariables(dataDir)) }, env));
  return await start(env, Number(env['PORT'] || 8080));
};
