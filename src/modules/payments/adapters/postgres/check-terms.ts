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

/** Earlier rows have no instant; a trigger refuses a change of a fee that applies already. */
const lateFees = `
  select format('fees in %s from %s on were entered on %s', f.charge_currency, f.valid_from,
    (f.added_at at time zone 'Europe/Sofia')::date) as name
  from fee_schedules f where f.valid_from < (f.added_at at time zone 'Europe/Sofia')::date order by 1`;

const checks = {
  'doctor.merchant-limits-audited': otherLimits,
  'doctor.fees-ahead': lateFees,
} as const;

/** Invariants of limits and fees. */
export const termsChecks = ({ database }: Readonly<{ database: Database }>): Invariant[] =>
  sqlInvariants(database, checks);
