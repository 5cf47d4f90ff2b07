import { containing } from '#platform/database/like.ts';
import type { UserFilter } from '../../ports/user-views.ts';

const searched = `(username ilike :search or email ilike :search or first_name || ' ' || last_name ilike :search)`;

/** The same users for the list and its file. */
export const matchingUsers = ({ search, role, status, ids }: UserFilter) => ({
  where: [
    'true',
    ...(search === undefined ? [] : [searched]),
    ...(role === undefined ? [] : ['role = :role']),
    ...(status === undefined ? [] : ['status = :status']),
    ...(ids === undefined ? [] : ['id = any(cast(:ids as bigint[]))']),
  ].join(' and '),
  bindings: {
    search: containing(search ?? ''),
    role: role ?? null,
    status: status ?? null,
    ids: [...(ids ?? [])],
  },
});
