import type { Invariant } from '#kernel/invariant.ts';
import { lastAudited } from '#platform/audit/last-audited.ts';
import type { Database } from '#platform/database/database.ts';
import { findViolations } from '#platform/database/find-violations.ts';

/** An administrator sets all merchants of an accountant, a merchant one of its own; another role ends all. */
const otherAssignments = `
  select format('accountant %s and merchant %s: the assignment is not in the audit log', s.user_id, s.merchant_id) as name
  from merchant_assignments s ${lastAudited({
    as: 'of_user',
    subject: { type: 'user', id: 's.user_id' },
    tells: `a.action = 'user.assignments-set' and (a.data -> 'added' @> to_jsonb(s.merchant_id)
        or a.data -> 'removed' @> to_jsonb(s.merchant_id))
      or a.action = 'user.changed' and a.data ->> 'from' = 'ACCOUNTANT'`,
    columns: {
      is_given: `a.action = 'user.assignments-set' and a.data -> 'added' @> to_jsonb(s.merchant_id)`,
    },
  })} ${lastAudited({
    as: 'of_merchant',
    subject: { type: 'merchant', id: 's.merchant_id' },
    tells: `a.action in ('merchant.accountant-assigned', 'merchant.accountant-ended')
      and a.data ->> 'userId' = cast(s.user_id as text)`,
    columns: { is_given: `a.action = 'merchant.accountant-assigned'` },
  })}
  where not coalesce(case when of_merchant.id > coalesce(of_user.id, 0) then of_merchant.is_given
    else of_user.is_given end, false)
  order by s.user_id, s.merchant_id`;

/** Accountants read only the merchants that were given to them. */
export const assignmentsCheck = ({ database }: Readonly<{ database: Database }>): Invariant => ({
  code: 'doctor.assignments-audited',
  violations: () => findViolations(database, otherAssignments),
});
