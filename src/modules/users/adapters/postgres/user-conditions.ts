import type { Role } from '#kernel/actor.ts';
import type { BusinessDate } from '#kernel/business-date.ts';
import { searchById } from '#kernel/record-reference.ts';
import { conditionsOf, dayBounds } from '#platform/database/filter-conditions.ts';
import { containing } from '#platform/database/like.ts';
import { isRefused } from '#platform/mail/refused-emails.ts';
import type { UserStatus } from '../../domain/user-status.ts';

/** The filters of the list of users. */
export type UserFilter = Readonly<{
  search?: string | undefined;
  role?: Role | undefined;
  status?: UserStatus | undefined;
  ids?: readonly number[] | undefined;
  mail?: 'REFUSED' | undefined;
  /** First and last day of creation, in Sofia. */
  from?: BusinessDate | undefined;
  to?: BusinessDate | undefined;
}>;

/** Users whose address refuses mail. */
export const withRefusedEmail = `(refused_email is not null or ${isRefused('email')})`;

const conditions: Readonly<Record<keyof UserFilter, string>> = {
  search: `(username ilike :search or email ilike :search or first_name || ' ' || last_name ilike :search)`,
  role: 'role = :role',
  status: 'status = :status',
  ids: 'id = any(cast(:ids as bigint[]))',
  mail: withRefusedEmail,
  from: 'created_at >= :from',
  to: 'created_at < :to',
};

/** The WHERE clause of the list and of its export. */
export const matchingUsers = (filter: UserFilter) => {
  const filters = searchById(filter);
  const { search = '', role = null, status = null, ids = [] } = filters;
  return {
    where: conditionsOf(conditions, filters),
    bindings: { search: containing(search), role, status, ids: [...ids], ...dayBounds(filters) },
  };
};
