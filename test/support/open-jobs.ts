import { Notifications } from '#platform/database/notifications.ts';
import { BossJobs } from '#platform/jobs/boss-jobs.ts';
import { createLog, type Log } from '#platform/log.ts';
import { Meters } from '#platform/metrics/meters.ts';
import type { OpenTestDatabase } from './open-database.ts';

/** The job queue of a test database; close it before the database. */
export const openJobs = (
  { database, url }: Pick<OpenTestDatabase, 'database' | 'url'>,
  log: Log = createLog('silent'),
) => {
  const notifications = new Notifications({ database, url, log });
  const jobs = new BossJobs({ database, log, meters: new Meters(), notifications, url });
  const close = async (): Promise<void> => {
    await jobs.close();
    await notifications.close();
  };
  return { jobs, close };
};
