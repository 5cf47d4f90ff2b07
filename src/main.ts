import closeWithGrace from 'close-with-grace';
import { surround, type Surroundings } from '#development/surroundings.ts';
import { prepareDatabase } from '#development/prepare-database.ts';
import { announce } from '#development/announce.ts';
import { readConfig } from '#platform/config.ts';
import { compose } from './composition.ts';

/** In production the balancer is given this long to look elsewhere before the doors close. */
const graceMs = process.env.NODE_ENV === 'production' ? 5_000 : 0;

let surroundings: Surroundings | undefined;
try {
  surroundings = await surround(process.env);
  const { stop } = surroundings;
  const config = readConfig(surroundings.env);
  await prepareDatabase(config);
  const application = compose(config);
  closeWithGrace({ delay: 20_000 }, async ({ err }) => {
    if (err) process.stderr.write(`${err.stack ?? err.message}\n`);
    await application.close(graceMs);
    await stop();
  });
  await application.listen();
  await application.work();
  await application.measure();
  announce(config);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  await surroundings?.stop();
  process.exit(1);
}
