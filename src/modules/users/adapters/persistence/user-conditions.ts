import { searchById } from '#kernel/record-reference.ts';
import { conditionsOf, dayBounds } from '#platform/database/filter-conditions.ts';
import { containing } from '#platform/database/like.ts';
import type { UserFilter } from '../../ports/user-views.ts';

const conditions: Readonly<Record<keyof UserFilter, string>> = {
  search: `(username ilike :search or email ilike :search or first_name || ' ' || last_name ilike :search)`,
  role: 'role = :role',
  status: 'status = :status',
  ids: 'id = any(cast(:ids as bigint[]))',
  from: 'created_at >= :from',
  to: 'created_at < :to',
};

/** The same users for the list and its file. */
export const matchingUsers = (asked: UserFilter) => {
  const filters = searchById(asked);
  const { search = '', role = null, status = null, ids = [] } = filters;
  return {
    where: conditionsOf(conditions, filters),
    bindings: { search: containing(search), role, status, ids: [...ids], ...dayBounds(filters) },
  };
};
