import type { Violation } from '#kernel/invariant.ts';
import type { Database } from '#platform/database/database.ts';
import { findViolations } from '#platform/database/find-violations.ts';
import { closeDigest } from './close-digests.ts';
import { closingName, loggedMonths, merchantPages } from './month-pages.ts';

/** What differs between a closing `c` and its entry `l` of the audit log; null for nothing. */
const difference = `case
    when c.revision is null then format('closing %s of %s of merchant %s is in the audit log and is not stored', l.revision, l.month, l.merchant_id)
    when l.revision is null then ${closingName} || ' is not in the audit log'
    when c.status = 'CLOSED' and l.is_reopened then ${closingName} || ' is CLOSED, and the audit log has its reopening'
    when c.status = 'OPEN' and l.is_reopened is not true then ${closingName} || ' is OPEN, and the audit log has no reopening of it'
    when l.is_reopened and c.reopen_reason is distinct from l.next_reason
      then ${closingName} || ' has another reason of its reopening than the audit log'
    when l.close_digest <> ${closeDigest} then ${closingName} || ' is not what the audit log recorded of it'
  end`;

/** A closing by an earlier release has no digest in the audit log. */
const differences = `
  with logged as materialized (${loggedMonths})
  select d.name from (
    select ${difference} as name, coalesce(c.merchant_id, l.merchant_id) as merchant_id
    from (select * from month_closes where merchant_id = any(cast(:ids as bigint[]))) c
    full join (select * from logged where action = 'merchant.month-closed') l
      on l.merchant_id = c.merchant_id and l.month = to_char(c.month, 'YYYY-MM') and l.revision = cast(c.revision as text)
  ) d
  where d.name is not null order by d.merchant_id, d.name`;

/** Closings that are not what the audit log says: changed, deleted, added, or with another status. */
export const closingsPastTheLog = async (database: Database): Promise<Violation[]> => {
  const found: Violation[] = [];
  for await (const ids of merchantPages(database))
    found.push(...(await findViolations(database, differences, { ids: [...ids] })));
  return found;
};
