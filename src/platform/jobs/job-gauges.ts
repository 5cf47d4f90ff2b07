import type { Gauge, Measurement } from '#kernel/gauge.ts';
import type { Database } from '../database/database.ts';

type Row = Readonly<{ job: string; jobs: number; seconds: number }>;

/** Due jobs by kind; those scheduled for later do not wait. */
const waiting = (database: Database) =>
  database.rows<Row>(
    `select name as job, count(*) as jobs,
            greatest(0, extract(epoch from now() - min(start_after)))::float8 as seconds
     from pgboss.job where state in ('created', 'retry') and start_after <= now() group by name`,
  );

const measured = (rows: readonly Row[], figure: 'jobs' | 'seconds'): Measurement[] =>
  rows.map((row) => ({ labels: { job: row.job }, value: row[figure] }));

/** How far behind the workers are. */
export const jobGauges = (database: Database): Gauge[] => [
  {
    name: 'plateno_jobs_due',
    help: 'Due jobs that no worker has started.',
    labels: ['job'],
    read: async () => measured(await waiting(database), 'jobs'),
  },
  {
    name: 'plateno_job_oldest_due_seconds',
    help: 'Waiting time of the oldest due job.',
    labels: ['job'],
    read: async () => measured(await waiting(database), 'seconds'),
  },
  {
    name: 'plateno_jobs_failed',
    help: 'Failed jobs that wait for a decision.',
    labels: ['job'],
    read: async () => {
      const rows = await database.rows<{ job: string; jobs: number }>(
        `select name as job, count(*) as jobs from pgboss.job where state = 'failed' group by name`,
      );
      return rows.map(({ job, jobs }) => ({ labels: { job }, value: jobs }));
    },
  },
];
