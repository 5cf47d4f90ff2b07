import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { BusinessDate } from '#kernel/business-date.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import type { Database } from '../database/database.ts';
import { conditionsOf, dayBounds } from '../database/filter-conditions.ts';
import { containing } from '../database/like.ts';
import { listPage } from '../database/list-page.ts';

type AuditView = Readonly<{
  id: number;
  at: string;
  actor: string;
  username: string | null;
  action: string;
  subjectType: string;
  subjectId: string;
  data: Record<string, unknown>;
  address: string | null;
}>;

type AuditFilters = Readonly<{
  search?: string | undefined;
  actor?: string | undefined;
  action?: string | undefined;
  subjectType?: string | undefined;
  subjectId?: string | undefined;
  /** Business dates in Sofia, both included. */
  from?: BusinessDate | undefined;
  to?: BusinessDate | undefined;
}>;

const columns = `a.id, a.at, a.actor, u.username, a.action, a.subject_type as "subjectType",
  a.subject_id as "subjectId", a.data, a.address`;
const source = `audit_log a left join users u on a.actor = 'user:' || u.id`;

const conditions: Readonly<Record<keyof AuditFilters, string>> = {
  search: '(a.actor ilike :search or u.username ilike :search or a.action ilike :search)',
  actor: 'a.actor = :actor',
  action: 'a.action = :action',
  subjectType: 'a.subject_type = :subjectType',
  subjectId: 'a.subject_id = :subjectId',
  from: 'a.at >= :from',
  to: 'a.at < :to',
};

/** What the audit log tells; it is written by `AuditLog`. */
export class AuditTrail {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  /** @throws SignInNeeded, NotAllowed */
  async list(actor: Actor, filters: AuditFilters, page: PageRequest<'id'>): Promise<Page<AuditView>> {
    mustHaveRole(actor, 'ADMIN');
    const { search = '', ...exact } = filters;
    const bindings = {
      ...Object.fromEntries(Object.entries(exact).map(([name, value]) => [name, value ?? null])),
      search: containing(search),
      ...dayBounds(filters),
    };
    const where = conditionsOf(conditions, filters);
    const list = { columns, source, where, bindings, sortColumn: 'a.id', idColumn: 'a.id' };
    return listPage<AuditView>(this.#database, list, page);
  }
}
