import type { Invariant } from '#kernel/invariant.ts';
import { lastAudited, unlikeAudited } from '#platform/audit/last-audited.ts';
import type { Database } from '#platform/database/database.ts';
import { findViolations } from '#platform/database/find-violations.ts';

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

/** Members have the role and the refund limit of their last change in the audit log. */
export const membersCheck = ({ database }: Readonly<{ database: Database }>): Invariant => ({
  code: 'doctor.members-audited',
  violations: () => findViolations(database, otherMembers),
});
