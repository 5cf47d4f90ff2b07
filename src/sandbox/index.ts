import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { Pool } from 'pg';
import { pino, type Logger } from 'pino';
import { serveApi } from './api/serve-api.ts';
import { serveCheckout } from './checkout/serve-checkout.ts';
import { loadClock } from './clock.ts';
import { serveControl } from './control/serve-control.ts';
import { installEndpoints } from './events/endpoints.ts';
import { openFaultStore } from './faults/fault-store.ts';
import { runTask } from './run-task.ts';
import { serveOnboarding } from './onboarding/serve-onboarding.ts';
import { serveVies } from './vies/serve-vies.ts';
import { checkSettings, type SandboxSettings } from './settings.ts';
import { prepareSchema } from './storage/schema.ts';
import { startWorker, type Worker } from './worker.ts';
import type { SandboxContext } from './context.ts';

export type { SandboxSettings } from './settings.ts';

/** A running sandbox. `url` is the base of its API and its control URL. */
export type Sandbox = { readonly url: string; readonly port: number; stop(): Promise<void> };

const listen = (server: Server, { host, port }: SandboxSettings): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

const appOf = (context: SandboxContext, worker: Worker): Koa => {
  const app = new Koa();
  app.silent = true;
  app.use(serveApi(context));
  app.use(serveControl(context, worker));
  app.use(serveVies());
  app.use(serveCheckout(context));
  app.use(serveOnboarding(context));
  return app;
};

const finishAnswersMs = 5000;

/** Waits for answers in progress, then closes hanging connections. */
const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), finishAnswersMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });

const openPool = (databaseUrl: string, log: Logger): Pool => {
  const pool = new Pool({ connectionString: databaseUrl, max: 10, application_name: 'sandbox' });
  // An 'error' event without a listener ends the process. The pool reports idle connections only; a connection in
  // use reports its own errors, besides the query that fails.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  });
  return pool;
};

const openContext = async (settings: SandboxSettings, log: Logger, pool: Pool) => {
  await prepareSchema(pool);
  const clock = await loadClock(pool);
  await installEndpoints(pool, settings.webhooks, clock.seconds());
  const faults = await openFaultStore(pool);
  const stopping = new AbortController();
  const late: { port: number; wake: () => void } = { port: settings.port, wake: () => undefined };
  const context: SandboxContext = {
    settings,
    pool,
    clock,
    faults,
    log,
    publicUrl: () => settings.publicUrl?.replace(/\/$/, '') ?? `http://localhost:${late.port}`,
    wake: () => late.wake(),
    stopping: stopping.signal,
  };
  return { context, late, stopping };
};

/**
 * Starts the sandbox card provider: creates missing tables, serves its pages, API and control URL.
 * @throws Error when the settings are refused, the database is unavailable or the port is taken
 */
export const startSandbox = async (settings: SandboxSettings): Promise<Sandbox> => {
  checkSettings(settings);
  const log = settings.log ?? pino({ name: 'sandbox', level: settings.logLevel ?? 'warn' });
  const pool = openPool(settings.databaseUrl, log);
  try {
    const { context, late, stopping } = await openContext(settings, log, pool);
    const worker = startWorker({ pool, clock: context.clock, log, run: (task) => runTask(context, task) });
    late.wake = worker.wake;
    const handle = appOf(context, worker).callback();
    // Koa answers every failure itself, so the ignored promise loses nothing.
    const server = createServer((request, response) => void handle(request, response));
    late.port = await listen(server, settings).catch(async (error: unknown) => {
      await worker.stop();
      throw error;
    });
    const stop = async () => {
      stopping.abort();
      await Promise.all([close(server), worker.stop()]);
      await pool.end();
    };
    return { url: `http://${settings.host}:${late.port}`, port: late.port, stop };
  } catch (error) {
    await pool.end();
    throw error;
  }
};
