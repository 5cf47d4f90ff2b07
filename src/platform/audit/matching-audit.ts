import type { BusinessDate } from '#kernel/business-date.ts';
import { conditionsOf, dayBounds } from '../database/filter-conditions.ts';
import { containing } from '../database/like.ts';

/** Filters of the audit log; absent ones match everything. */
export type AuditFilters = Readonly<{
  search?: string | undefined;
  actor?: string | undefined;
  action?: string | undefined;
  subjectType?: string | undefined;
  subjectId?: string | undefined;
  /** Business dates in Sofia, both included. */
  from?: BusinessDate | undefined;
  to?: BusinessDate | undefined;
}>;

const conditions: Readonly<Record<keyof AuditFilters, string>> = {
  search: '(a.actor ilike :search or u.username ilike :search or a.action ilike :search)',
  actor: 'a.actor = :actor',
  action: 'a.action = :action',
  subjectType: 'a.subject_type = :subjectType',
  subjectId: 'a.subject_id = :subjectId',
  from: 'a.at >= :from',
  to: 'a.at < :to',
};

/** Conditions shared by the list and its file. */
export const matchingAudit = (filters: AuditFilters) => {
  const { search = '', actor = null, action = null, subjectType = null, subjectId = null } = filters;
  return {
    source: `audit_log a left join users u on a.actor = 'user:' || u.id`,
    where: conditionsOf(conditions, filters),
    bindings: {
      search: containing(search),
      actor,
      action,
      subjectType,
      subjectId,
      ...dayBounds(filters),
    },
  };
};
