import closeWithGrace from 'close-with-grace';
import { announce } from '#development/announce.ts';
import { prepareDatabase } from '#development/prepare-database.ts';
import { joinOrOpenDevStack, openDevStack } from '#development/dev-stack.ts';
import { developmentMessages } from '#development/messages.ts';
import { HtmlPrinter } from '#platform/browser/html-printer.ts';
import { readConfig, type Config } from '#platform/config.ts';
import { Log } from '#platform/log.ts';
import { withSecretFiles } from '#platform/secret-files.ts';
import { outliveStandardStreams } from '#platform/standard-streams.ts';
import { startTracing } from '#platform/tracing/start-tracing.ts';
import { compose } from './composition.ts';

type Ports = Readonly<{ metrics: number }>;
type ReadyPorts = Readonly<{ web: number | undefined; metrics: number }>;
type Parts = Readonly<{ answersHttp: boolean; doesJobs: boolean }>;

/** Milliseconds that the load balancer has in production to stop sending requests before the server closes. */
const graceMs = (env: NodeJS.ProcessEnv): number => (env['NODE_ENV'] === 'production' ? 5_000 : 0);

/** @throws Error with a message that names the variable when the port is taken */
const onPort = async (
  variable: string,
  port: number,
  env: NodeJS.ProcessEnv,
  listen: () => Promise<number>,
): Promise<number> => {
  try {
    return await listen();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new Error(developmentMessages(env).portTaken(port, variable), { cause: error });
  }
};

/** In production programs read the log: one JSON line, like all others. */
const logReady = (log: Log, { publicUrl }: Config, { web, metrics }: ReadyPorts): void => {
  const program = web === undefined ? 'worker' : 'server';
  const where = web === undefined ? { metricsPort: metrics } : { publicUrl, port: web, metricsPort: metrics };
  log.info({ event: 'ready', ...where }, `${program} is ready`);
};

/**
 * Runs server, worker or both until the process gets a signal; then work in progress is finished.
 *
 * @returns when it is running. @throws Error with a message for the terminal, after stopping what was started
 */
export const runUntilStopped = async (
  env: NodeJS.ProcessEnv,
  { answersHttp, doesJobs }: Parts,
): Promise<Ports> => {
  outliveStandardStreams();
  // A worker beside a running development installation joins it; a server is the installation.
  const { env: given } = withSecretFiles(env);
  const devStack = await (answersHttp ? openDevStack(given) : joinOrOpenDevStack(given));
  try {
    const config = await prepareDatabase(readConfig(devStack.env));
    const endTracing = await startTracing(config.traces);
    const application = await compose(config);
    const log = application.resolve(Log);
    let isLost = false;
    const { close } = closeWithGrace({ delay: 20_000 }, async ({ err, signal }) => {
      if (err) process.stderr.write(`${err.stack ?? err.message}\n`);
      log.info({ event: 'draining', signal }, 'draining: requests and jobs under way are finished');
      await application.close(answersHttp ? graceMs(env) : 0);
      await endTracing();
      await devStack.stop();
      log.info({ event: 'stopped' }, 'stopped');
      if (isLost) process.exit(1);
    });
    // Without its database and provider a development server would only answer errors.
    void devStack.lost?.then(() => {
      isLost = true;
      process.stderr.write(`${developmentMessages(env).installationLost}\n`);
      return close();
    });
    const web = answersHttp ? await onPort('PORT', config.port, env, () => application.listen()) : undefined;
    if (doesJobs) await application.work();
    const metricsAt = answersHttp
      ? ({ variable: 'METRICS_PORT', port: config.metricsPort } as const)
      : ({ variable: 'WORKER_METRICS_PORT', port: config.workerMetricsPort } as const);
    const measure = () => application.serveMetrics(metricsAt.port);
    const metrics = await onPort(metricsAt.variable, metricsAt.port, env, measure);
    // A browser that cannot start is reported now, not with the first document.
    application.resolve(HtmlPrinter).health();
    if (config.mode === 'production') logReady(log, config, { web, metrics });
    else if (web !== undefined) announce(config, { web, metrics });
    return { metrics };
  } catch (error) {
    await devStack.stop();
    throw error;
  }
};
