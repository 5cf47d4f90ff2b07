import type { Invariant } from '#kernel/invariant.ts';
import type { Database } from '#platform/database/database.ts';
import { findViolations } from '#platform/database/find-violations.ts';

/** Entries of releases before name day and amount without the id. */
const otherTurnover = `
  select format('other turnover %s of merchant %s is not as the audit log has it', t.id, t.merchant_id) as name
  from other_turnover t
  where not exists (select from audit_log a
    where a.subject_type = 'merchant' and a.subject_id = cast(t.merchant_id as text)
      and a.action = 'merchant.other-turnover-added' and a.data ->> 'day' = cast(t.day as text)
      and cast(a.data ->> 'minor' as bigint) = t.amount_minor
      and (a.data -> 'turnoverId' is null or a.data ->> 'turnoverId' = cast(t.id as text)
        and coalesce(a.data ->> 'country', 'BG') = coalesce(t.country, 'BG')))
  union all
  select format('other turnover %s of merchant %s is missing', a.data ->> 'turnoverId', m.id)
  from audit_log a join merchants m on a.subject_id = cast(m.id as text)
  where a.subject_type = 'merchant' and a.action = 'merchant.other-turnover-added'
    and a.data -> 'turnoverId' is not null
    and not exists (select from other_turnover t where t.id = cast(a.data ->> 'turnoverId' as bigint))
    and not exists (select from audit_log r where r.subject_type = 'merchant' and r.subject_id = a.subject_id
      and r.action = 'merchant.other-turnover-removed' and r.data ->> 'turnoverId' = a.data ->> 'turnoverId')`;

/** Turnover outside of the product is what was recorded. */
export const otherTurnoverCheck = ({ database }: Readonly<{ database: Database }>): Invariant => ({
  code: 'doctor.other-turnover-audited',
  violations: () => findViolations(database, otherTurnover),
});
