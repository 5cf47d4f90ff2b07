import type { Invariant } from '#kernel/invariant.ts';
import { lastAudited, unlikeAudited } from '#platform/audit/last-audited.ts';
import type { Database } from '#platform/database/database.ts';
import { findViolations } from '#platform/database/find-violations.ts';

/** Merchants whose months are sent to another address than the one that was set last. */
const otherRecipients = `
  select ${unlikeAudited(`'merchant ' || s.merchant_id`, `'email address for the files of its months'`)}
  from month_settings s ${lastAudited({
    as: 'last',
    subject: { type: 'merchant', id: 's.merchant_id' },
    tells: `a.action = 'merchant.month-settings-changed'`,
    columns: { recipient: `a.data ->> 'recipient'` },
  })}
  where s.recipient is distinct from last.recipient order by s.merchant_id`;

/** Statements about the recipients of months that always hold. */
export const monthRecipientChecks = ({ database }: Readonly<{ database: Database }>): Invariant[] => [
  { code: 'doctor.month-recipients-audited', violations: () => findViolations(database, otherRecipients) },
];
