import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { AuditLog } from '#kernel/audit.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import { countRows } from '../database/count-rows.ts';
import { containing } from '../database/like.ts';
import type { Database } from '../database/database.ts';
import type { BossJobs } from './boss-jobs.ts';
import { JobNotFailed, JobNotFound } from './job-failures.ts';

type JobState = 'WAITING' | 'OVERDUE' | 'ACTIVE' | 'COMPLETED' | 'CANCELLED' | 'FAILED';
export type JobView = Readonly<{
  id: string;
  name: string;
  state: JobState;
  data: Record<string, unknown>;
  error: string | null;
  retries: number;
  retryLimit: number;
  createdAt: string;
  dueAt: string;
  startedAt: string | null;
  endedAt: string | null;
}>;
type JobSort = 'id' | 'createdAt' | 'dueAt' | 'name' | 'state';
type JobFilters = Readonly<{ search?: string | undefined; state?: JobState | undefined }>;
type Deps = Readonly<{ database: Database; jobs: BossJobs; audit: AuditLog }>;

/** How long a job whose time has come may wait before it is called overdue. */
const patience = `interval '5 minutes'`;

const kept = `(
  select id, name, coalesce(data, '{}') as data, output->>'message' as error,
    retry_count as retries, retry_limit as "retryLimit", created_on as "createdAt", start_after as "dueAt",
    started_on as "startedAt", completed_on as "endedAt",
    case
      when state in ('created', 'retry') and start_after < now() - ${patience} then 'OVERDUE'
      when state in ('created', 'retry') then 'WAITING'
      else upper(state::text)
    end as state
  from pgboss.job) kept`;

const sortColumns: Readonly<Record<JobSort, string>> = {
  id: 'id',
  createdAt: '"createdAt"',
  dueAt: '"dueAt"',
  name: 'name',
  state: 'state',
};

/** Jobs as people see them, and one more try for those that have used up theirs. */
export class KeptJobs {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed */
  async list(
    actor: Actor,
    { search = '', state }: JobFilters,
    page: PageRequest<JobSort>,
  ): Promise<Page<JobView>> {
    mustHaveRole(actor, 'ADMIN', 'SUPPORT');
    const { database } = this.#deps;
    const where = `name ilike :search ${state === undefined ? '' : 'and state = :state'}`;
    const bindings = { search: containing(search), state: state ?? null };
    const direction = page.descending ? 'desc' : 'asc';
    const items = await database.rows<JobView>(
      `select * from ${kept} where ${where}
       order by ${sortColumns[page.sortBy]} ${direction}, id ${direction} limit :limit offset :offset`,
      { ...bindings, limit: page.limit, offset: page.offset },
    );
    return { items, total: await countRows(database, `${kept} where ${where}`, bindings) };
  }

  /** @throws SignInNeeded, NotAllowed, JobNotFound */
  async byId(actor: Actor, id: string): Promise<JobView> {
    mustHaveRole(actor, 'ADMIN', 'SUPPORT');
    const [job] = await this.#deps.database.rows<JobView>(`select * from ${kept} where id = :id`, { id });
    if (job === undefined) throw new JobNotFound();
    return job;
  }

  /** @throws SignInNeeded, NotAllowed, JobNotFound, JobNotFailed */
  async retry(actor: Actor, id: string): Promise<JobView> {
    mustHaveRole(actor, 'ADMIN');
    const { database, jobs, audit } = this.#deps;
    await database.transact(async () => {
      await database.rows('select from pgboss.job where id = :id for update', { id });
      const { name, state } = await this.byId(actor, id);
      if (state !== 'FAILED') throw new JobNotFailed(state);
      await jobs.retry(name, id);
      await audit.record({ actor, action: 'job.retried', subject: { type: 'job', id }, data: { name } });
    });
    return this.byId(actor, id);
  }

  countIn(state: JobState): Promise<number> {
    return countRows(this.#deps.database, `${kept} where state = :state`, { state });
  }
}
