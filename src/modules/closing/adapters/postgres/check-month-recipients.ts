import type { Invariant } from '#kernel/invariant.ts';
import type { Database } from '#platform/database/database.ts';
import { findViolations } from '#platform/database/find-violations.ts';

/** Merchants whose months are sent to another address than the one that was set last. */
const otherRecipients = `
  select format('merchant %s: the email address for the files of its months is not that of its last change in the audit log',
    s.merchant_id) as name
  from month_settings s left join lateral (
    select a.data ->> 'recipient' as recipient from audit_log a
    where a.subject_type = 'merchant' and a.subject_id = s.merchant_id::text
      and a.action = 'merchant.month-settings-changed'
    order by a.id desc limit 1
  ) last on true
  where s.recipient is distinct from last.recipient order by s.merchant_id`;

/** Statements about the recipients of months that always hold. */
export const monthRecipientChecks = ({ database }: Readonly<{ database: Database }>): Invariant[] => [
  { code: 'doctor.month-recipients-audited', violations: () => findViolations(database, otherRecipients) },
];
