import { jobHandler, jobType, type JobHandler } from '#kernel/jobs.ts';
import type { Database } from '../database/database.ts';
import { rowHash, sealHash } from './seal-hashes.ts';

/** Seals the rows of the audit log that no transaction in progress can add to. */
export const sealAuditLogJob = jobType('platform.seal-audit-log', 0);

const rowsOfSeal = 500;
/** Bounds one run; what remains of a large log is sealed by the next ones. */
const sealsOfRun = 200;

type Head = Readonly<{ openTo: number | null; isAwaited: boolean }>;

/** Transactions that have inserted into `audit_log`, or are about to, each by its virtual id. */
const writers = `
  select l.virtualtransaction as writer from pg_locks l
  where l.locktype = 'relation' and l.relation = 'audit_log'::regclass and l.mode = 'RowExclusiveLock' and l.granted
    and l.database = (select oid from pg_database where datname = current_database())`;

/** Another process that seals holds the row: no row is answered. */
const lockHead = `
  select s.open_to as "openTo", exists (${writers} and l.virtualtransaction = any(s.open_writers)) as "isAwaited"
  from audit_sealing s for update of s skip locked`;

/** Two statements: the writers are read after the bound, so that each writer of a smaller id is among them or has ended. */
const openBound = `
  update audit_sealing set open_to = greatest(to_id, (select coalesce(max(id), 0) from audit_log)),
    complete_at = now()`;
const noteWriters = `update audit_sealing set open_writers = array(${writers})`;

const addSeal = `
  with covered as (
    select a.id, ${rowHash('a')} as hash from audit_log a, audit_sealing s
    where a.id > s.to_id and a.id <= s.open_to order by a.id limit ${rowsOfSeal}
  ), next as (
    select s.seals + 1 as id, c.*, now() as sealed_at, s.hash as before from audit_sealing s, (
      select max(id) as to_id, array_agg(id order by id) as row_ids, string_agg(hash, '' order by id) as row_hashes
      from covered) c
    where c.to_id is not null
  ), added as (
    insert into audit_seals (id, to_id, row_ids, row_hashes, sealed_at, hash)
    select n.id, n.to_id, n.row_ids, n.row_hashes, n.sealed_at, ${sealHash('n', 'n.before')} from next n
    returning id, to_id, hash
  )
  update audit_sealing s set seals = a.id, to_id = a.to_id, hash = a.hash from added a returning s.seals`;

/**
 * Seals the rows of the audit log in the order of their ids. Ids are given before the commit: a bound is noted with the
 * transactions that write at that moment, and the rows up to it are sealed by a later run, after all of these have ended. No
 * action waits for it.
 */
export class AuditSealing {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  /** Seals up to the bound of the run before, and notes the next bound. */
  async run(): Promise<void> {
    for (let seals = 0; seals < sealsOfRun; seals += 1) if (!(await this.#step())) return;
  }

  /** One seal, or the next bound. @returns whether more is to be sealed at once */
  #step(): Promise<boolean> {
    return this.#database.transact(async () => {
      const [head] = await this.#database.rows<Head>(lockHead);
      if (head === undefined || (head.openTo !== null && head.isAwaited)) return false;
      if ((await this.#database.rows(addSeal)).length > 0) return true;
      await this.#database.rows(openBound);
      await this.#database.rows(noteWriters);
      return false;
    });
  }
}

/** The job that seals the audit log every two minutes. */
export const auditSealingJob = (deps: Readonly<{ database: Database }>): JobHandler => {
  const sealing = new AuditSealing(deps);
  return jobHandler(sealAuditLogJob, () => sealing.run(), '*/2 * * * *', { atStart: true });
};
