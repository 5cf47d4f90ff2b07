import type { Invariant } from '#kernel/invariant.ts';
import { lastAudited, unlikeAudited } from '#platform/audit/last-audited.ts';
import type { Database } from '#platform/database/database.ts';
import { sqlInvariants } from '#platform/database/find-violations.ts';

const minorOf = (field: string): string => `round(cast(a.data ->> '${field}' as numeric) * 100)`;

const otherLimits = `
  select ${unlikeAudited(`'merchant ' || m.id`, `'limit of its payments'`)}
  from merchants m left join merchant_limits l on l.merchant_id = m.id ${lastAudited({
    as: 'last',
    subject: { type: 'merchant', id: 'm.id' },
    tells: `a.action = 'merchant.limits-set'`,
    columns: { day: minorOf('dayLimit'), payment: minorOf('paymentLimit') },
  })}
  where (l.merchant_id is null) <> (last.id is null)
    or l.day_limit_minor is distinct from last.day or l.payment_limit_minor is distinct from last.payment
  order by m.id`;

/** Invariants of the limits of merchants. */
export const limitChecks = ({ database }: Readonly<{ database: Database }>): Invariant[] =>
  sqlInvariants(database, { 'doctor.merchant-limits-audited': otherLimits });
