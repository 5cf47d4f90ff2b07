import closeWithGrace from 'close-with-grace';
import { announce } from '#development/announce.ts';
import { prepareDatabase } from '#development/prepare-database.ts';
import { joinOrSurround, surround } from '#development/surroundings.ts';
import { readConfig } from '#platform/config.ts';
import { compose } from './composition.ts';

type Parts = Readonly<{ answersHttp: boolean; doesJobs: boolean }>;

/** In production the balancer is given this long to look elsewhere before the doors close. */
const graceMs = (env: NodeJS.ProcessEnv): number => (env['NODE_ENV'] === 'production' ? 5_000 : 0);

/**
 * Runs the product, or one half of it, until the process is told to end; then everything under way is finished.
 *
 * @throws Error with a sentence for the terminal; what was started for it is stopped again
 */
export const runUntilStopped = async (
  env: NodeJS.ProcessEnv,
  { answersHttp, doesJobs }: Parts,
): Promise<void> => {
  // A worker beside a running development installation joins it; a server is the installation.
  const surroundings = await (answersHttp ? surround(env) : joinOrSurround(env));
  try {
    const config = readConfig(surroundings.env);
    await prepareDatabase(config);
    const application = compose(config);
    closeWithGrace({ delay: 20_000 }, async ({ err }) => {
      if (err) process.stderr.write(`${err.stack ?? err.message}\n`);
      await application.close(answersHttp ? graceMs(env) : 0);
      await surroundings.stop();
    });
    const web = answersHttp ? await application.listen() : undefined;
    if (doesJobs) await application.work();
    if (web !== undefined) announce(config, { web, metrics: await application.measure() });
  } catch (error) {
    await surroundings.stop();
    throw error;
  }
};
