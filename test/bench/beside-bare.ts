import pg from 'pg';
import { freePort } from '#development/ports.ts';
import { readConfig } from '#platform/config.ts';
import type { Override } from '#platform/di.ts';
import { compose, type Application } from '#src/composition.ts';
import type { Ground } from './ground.ts';

/** The product in this process and a bare pool beside it, on the same database, until the work is done. */
export const besideBare = async <T>(
  { installation, client }: Ground,
  overrides: readonly Override[],
  work: (application: Application, pool: pg.Pool) => Promise<T>,
): Promise<T> => {
  const port = String(await freePort());
  const config = readConfig({ ...installation.env, LOG_LEVEL: 'silent', PORT: port });
  const application = compose(config, overrides);
  const pool = new pg.Pool({ connectionString: installation.url, max: 8 });
  try {
    // Jobs can be enqueued once the queue has been opened.
    await application.listen();
    const done = await work(application, pool);
    // As a worker does every minute: what was sold stands in notes until then, which every list would add up.
    await client.query('select fold_payment_totals()');
    return done;
  } finally {
    await pool.end();
    await application.close();
  }
};
