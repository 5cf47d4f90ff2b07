import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { ExportedFile, ExportRequest, ListExports } from '#kernel/list-exports.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import type { Messages } from '#kernel/messages.ts';
import type { PlatformAuditLog } from '../audit/audit-actions.ts';
import type { Config } from '../config.ts';
import { countRows } from '../database/count-rows.ts';
import type { Database } from '../database/database.ts';
import { exportFiles } from '../exports/export-files.ts';
import type { BossJobs } from './boss-jobs.ts';
import { JobNotFailed, JobNotFound } from './job-failures.ts';
import { jobExport } from './job-export.ts';
import { ownJobs, matchingJobs, type JobFilters, type JobState } from './matching-jobs.ts';

/** A job as operators see it; instants are ISO 8601 in UTC. */
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
type Deps = Readonly<{
  database: Database;
  jobs: BossJobs;
  audit: PlatformAuditLog;
  config: Config;
  messages: Messages;
  exports: ListExports;
}>;

const sortColumns: Readonly<Record<JobSort, string>> = {
  id: 'id',
  createdAt: '"createdAt"',
  dueAt: '"dueAt"',
  name: 'name',
  state: 'state',
};

/** Lists jobs and retries those that have failed. */
export class JobAdministration {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed */
  async list(actor: Actor, filters: JobFilters, page: PageRequest<JobSort>): Promise<Page<JobView>> {
    mustHaveRole(actor, 'ADMIN', 'SUPPORT');
    const { database } = this.#deps;
    const { where, bindings } = matchingJobs(filters);
    const direction = page.descending ? 'desc' : 'asc';
    const items = await database.rows<JobView>(
      `select * from ${ownJobs} where ${where}
       order by ${sortColumns[page.sortBy]} ${direction}, id ${direction} limit :limit offset :offset`,
      { ...bindings, limit: page.limit, offset: page.offset },
    );
    return { items, total: await countRows(database, `${ownJobs} where ${where}`, bindings) };
  }

  /** @throws SignInNeeded, NotAllowed, RateLimited */
  async file(request: ExportRequest<JobFilters>): Promise<ExportedFile> {
    mustHaveRole(request.actor, 'ADMIN');
    const { config, database, messages, exports } = this.#deps;
    const fileName = await exports.begin('jobs', request);
    const content = exportFiles<ExportRequest<JobFilters>>({ config, database, messages }, jobExport).write(
      request,
    );
    return { fileName, content };
  }

  /** @throws SignInNeeded, NotAllowed, JobNotFound */
  async byId(actor: Actor, id: string): Promise<JobView> {
    mustHaveRole(actor, 'ADMIN', 'SUPPORT');
    const [job] = await this.#deps.database.rows<JobView>(`select * from ${ownJobs} where id = :id`, { id });
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
    return countRows(this.#deps.database, `${ownJobs} where state = :state`, { state });
  }
}
