import { containing } from '../database/like.ts';

export type JobState = 'WAITING' | 'OVERDUE' | 'ACTIVE' | 'COMPLETED' | 'CANCELLED' | 'FAILED';
export type JobFilters = Readonly<{ search?: string | undefined; state?: JobState | undefined }>;

/** How long a job whose time has come may wait before it is called overdue. */
const patience = `interval '5 minutes'`;

/** The queue's own chores are nobody's business. */
const isOurs = `name not like '\\_\\_pgboss\\_\\_%'`;

/** Our jobs that the queue keeps, in words of ours. */
export const kept = `(
  select id, name, coalesce(data, '{}') as data, output->>'message' as error,
    retry_count as retries, retry_limit as "retryLimit", created_on as "createdAt", start_after as "dueAt",
    started_on as "startedAt", completed_on as "endedAt",
    case
      when state in ('created', 'retry') and start_after < now() - ${patience} then 'OVERDUE'
      when state in ('created', 'retry') then 'WAITING'
      else upper(state::text)
    end as state
  from pgboss.job where ${isOurs}) kept`;

/** The same jobs for the list and its file. */
export const matchingJobs = ({ search = '', state }: JobFilters) => ({
  where: `name ilike :search ${state === undefined ? '' : 'and state = :state'}`,
  bindings: { search: containing(search), state: state ?? null },
});
