import closeWithGrace from 'close-with-grace';
import { announce } from '#development/announce.ts';
import { prepareDatabase } from '#development/prepare-database.ts';
import { joinOrSurround, surround } from '#development/surroundings.ts';
import { developmentWords } from '#development/words.ts';
import { HtmlPrinter } from '#platform/browser/html-printer.ts';
import { readConfig } from '#platform/config.ts';
import { startTracing } from '#platform/tracing/start-tracing.ts';
import { compose } from './composition.ts';

type Ports = Readonly<{ metrics: number }>;
type Parts = Readonly<{ answersHttp: boolean; doesJobs: boolean }>;

/** In production the balancer is given this long to look elsewhere before the doors close. */
const graceMs = (env: NodeJS.ProcessEnv): number => (env['NODE_ENV'] === 'production' ? 5_000 : 0);

/**
 * Runs the product, or one half of it, until the process is told to end; then everything under way is finished.
 *
 * @returns when it is at work. @throws Error with a sentence for the terminal; what was started for it is stopped again
 */
export const runUntilStopped = async (
  env: NodeJS.ProcessEnv,
  { answersHttp, doesJobs }: Parts,
): Promise<Ports> => {
  // A worker beside a running development installation joins it; a server is the installation.
  const surroundings = await (answersHttp ? surround(env) : joinOrSurround(env));
  try {
    const config = readConfig(surroundings.env);
    await prepareDatabase(config);
    const endTracing = await startTracing(config.traces);
    const application = compose(config);
    let isLost = false;
    const { close } = closeWithGrace({ delay: 20_000 }, async ({ err }) => {
      if (err) process.stderr.write(`${err.stack ?? err.message}\n`);
      await application.close(answersHttp ? graceMs(env) : 0);
      await endTracing();
      await surroundings.stop();
      if (isLost) process.exit(1);
    });
    // Without its database and provider a development server would only answer errors.
    void surroundings.lost?.then(() => {
      isLost = true;
      process.stderr.write(`${developmentWords(env).installationLost}\n`);
      return close();
    });
    const web = answersHttp ? await application.listen() : undefined;
    if (doesJobs) await application.work();
    const metrics = await application.measure(answersHttp ? config.metricsPort : config.workerMetricsPort);
    // A browser that cannot start is reported now, not with the first document.
    application.resolve(HtmlPrinter).health();
    if (web !== undefined) announce(config, { web, metrics });
    return { metrics };
  } catch (error) {
    await surroundings.stop();
    throw error;
  }
};
