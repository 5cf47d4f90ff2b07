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

/** The user that a merchant or an administrator created with the merchant is its OWNER, as are those of the first release. */
const otherMembers = `
  select ${unlikeAudited(
    `format('user %s in the team of merchant %s', m.user_id, m.merchant_id)`,
    `case when m.role is distinct from named.role then 'role' else 'refund limit' end`,
  )}
  from memberships m ${lastAudited({
    as: 'made',
    subject: { type: 'user', id: 'm.user_id' },
    tells: `a.action = 'user.created' and a.data ->> 'merchantId' = cast(m.merchant_id as text)`,
    columns: {},
  })} ${lastAudited({
    as: 'last',
    subject: { type: 'merchant', id: 'm.merchant_id' },
    tells: `a.action in ('team.member-added', 'team.member-role-changed', 'team.member-removed')
      and a.data ->> 'userId' = cast(m.user_id as text)`,
    columns: {
      role: `case when a.action <> 'team.member-removed' then coalesce(a.data ->> 'to', a.data ->> 'role') end`,
      tells_limit: `a.data -> 'refundLimitMinor' is not null`,
      limit_minor: `cast(a.data ->> 'refundLimitMinor' as bigint)`,
    },
  })} cross join lateral (
    select case when last.id is not null then last.role when made.id is not null then 'OWNER' end as role
  ) named
  where m.role is distinct from named.role
    or last.tells_limit and m.refund_limit_minor is distinct from last.limit_minor
  order by m.merchant_id, m.user_id`;

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
  'doctor.members-audited': otherMembers,
  'doctor.factors-audited': otherFactors,
} as const;

/** Invariants of what users may do: each stored value is that of its last change in the audit log. */
export const rightsChecks = ({ database }: Readonly<{ database: Database }>): Invariant[] =>
  sqlInvariants(database, checks);
