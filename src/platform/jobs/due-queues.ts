import type { Database } from '../database/database.ts';

/** What waits in a queue, by the clock of the database. */
type DueQueue = Readonly<{
  name: string;
  isDue: boolean;
  /** Until the first job that is not due yet; null without one. */
  nextMs: number | null;
}>;

/** The condition of pg-boss's own index of waiting jobs. */
const waiting = `j.name = q.name and j.state < 'active' and not j.blocked`;

const dueQueues = `
  select q.name, exists (select from pgboss.job j where ${waiting} and j.start_after <= now()) as "isDue",
    (select extract(epoch from min(j.start_after) - now()) * 1000 from pgboss.job j
     where ${waiting} and j.start_after > now())::float8 as "nextMs"
  from unnest(cast(:names as text[])) q(name)`;

const busyQueues = `
  select q.name, exists (select from pgboss.job j where ${waiting} and j.start_after <= now()) as "isDue"
  from unnest(cast(:names as text[])) q(name)
  where exists (select from pgboss.job j where ${waiting} and j.start_after <= now())
    or exists (select from pgboss.job j where j.name = q.name and j.state = 'active')`;

/** The queues that have a due job or one under way in any process. */
export const readBusyQueues = (
  database: Database,
  names: readonly string[],
): Promise<Pick<DueQueue, 'name' | 'isDue'>[]> =>
  database.rows<Pick<DueQueue, 'name' | 'isDue'>>(busyQueues, { names: [...names] });

/** One statement for all queues: which have due jobs, and when the next job of each becomes due. */
export const readDueQueues = (database: Database, names: readonly string[]): Promise<DueQueue[]> =>
  database.rows<DueQueue>(dueQueues, { names: [...names] });
