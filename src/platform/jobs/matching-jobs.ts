import { containing } from '../database/like.ts';

/** Status of a job; OVERDUE is due for longer than five minutes. */
export type JobState = 'WAITING' | 'OVERDUE' | 'ACTIVE' | 'COMPLETED' | 'CANCELLED' | 'FAILED';
/** Filters of the job list; `search` matches part of the job's name. */
export type JobFilters = Readonly<{ search?: string | undefined; state?: JobState | undefined }>;

/** A due job is overdue after this time. */
const overdueAfter = `interval '5 minutes'`;

/** Excludes pg-boss's internal queues. */
const isOurs = `name not like '\\_\\_pgboss\\_\\_%'`;

/** Jobs of the queue in the columns of this API. */
export const ownJobs = `(
  select id, name, coalesce(data, '{}') as data, output->>'message' as error,
    retry_count as retries, retry_limit as "retryLimit", created_on as "createdAt", start_after as "dueAt",
    started_on as "startedAt", completed_on as "endedAt",
    case
      when state in ('created', 'retry') and start_after < now() - ${overdueAfter} then 'OVERDUE'
      when state in ('created', 'retry') then 'WAITING'
      else upper(state::text)
    end as state
  from pgboss.job where ${isOurs}) jobs`;

/** Conditions shared by the list and its file. */
export const matchingJobs = ({ search = '', state }: JobFilters) => ({
  where: `name ilike :search ${state === undefined ? '' : 'and state = :state'}`,
  bindings: { search: containing(search), state: state ?? null },
});
