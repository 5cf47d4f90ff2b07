import type { Invariant } from '#kernel/invariant.ts';
import { lastAudited, unlikeAudited } from '#platform/audit/last-audited.ts';
import type { Database } from '#platform/database/database.ts';
import { sqlInvariants } from '#platform/database/find-violations.ts';

/** Users whose role is not the one that was given last, and those that are LOCKED or not against their last change. */
const otherRoles = `
  select ${unlikeAudited(
    `'user ' || u.id`,
    `case when u.role is distinct from role.role then 'role' else 'status' end`,
  )}
  from users u ${lastAudited({
    as: 'role',
    subject: { type: 'user', id: 'u.id' },
    tells: `a.action = 'user.created' or a.action = 'user.changed' and a.data -> 'to' is not null`,
    columns: { role: `coalesce(a.data ->> 'to', a.data ->> 'role')` },
  })} ${lastAudited({
    as: 'status',
    subject: { type: 'user', id: 'u.id' },
    tells: `a.action in ('user.locked', 'user.unlocked', 'user.closed')`,
    columns: { action: 'a.action' },
  })}
  where u.role is distinct from role.role
    or (u.status = 'LOCKED') <> coalesce(status.action = 'user.locked', false) and u.status <> 'INACTIVE'
    or status.action = 'user.closed' and u.status in ('PENDING', 'ACTIVE')
  order by u.id`;

/** Authenticator apps that are not confirmed are no factors yet. */
const otherFactors = `
  select format('user %s: %s second factors, and %s by the audit log', u.id, stored.count, named.count) as name
  from users u ${lastAudited({
    as: 'reset',
    subject: { type: 'user', id: 'u.id' },
    tells: `a.action = 'user.factors-reset'`,
    columns: {},
  })} cross join lateral (
    select count(*) filter (where a.action = 'user.factor-added')
      - count(*) filter (where a.action = 'user.factor-removed') as count,
      count(*) filter (where a.action = 'user.factor-added' and a.data ->> 'kind' = 'TOTP')
      - count(*) filter (where a.action = 'user.factor-removed' and a.data ->> 'kind' = 'TOTP') as apps
    from audit_log a where a.subject_type = 'user' and a.subject_id = cast(u.id as text)
      and a.action in ('user.factor-added', 'user.factor-removed') and a.id > coalesce(reset.id, 0)
  ) named cross join lateral (
    select count(*) as count, count(*) filter (where f.kind = 'TOTP') as apps from second_factors f
    where f.user_id = u.id and f.confirmed_at is not null
  ) stored
  where (stored.count, stored.apps) <> (named.count, named.apps) order by u.id`;

const checks = {
  'doctor.user-roles-audited': otherRoles,
  'doctor.factors-audited': otherFactors,
} as const;

/** Invariants of what users may do: each stored value is that of its last change in the audit log. */
export const rightsChecks = ({ database }: Readonly<{ database: Database }>): Invariant[] =>
  sqlInvariants(database, checks);
