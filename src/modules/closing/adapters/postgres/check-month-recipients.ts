import type { Invariant, Violation } from '#kernel/invariant.ts';
import { lastAudited, unlikeAudited } from '#platform/audit/last-audited.ts';
import type { Database } from '#platform/database/database.ts';
import { recipientDigest, type Digests } from '../../application/recipient-digest.ts';

type Row = Readonly<{
  name: string;
  merchantId: number;
  recipient: string | null;
  /** The address, in entries older than the digest. */
  auditedRecipient: string | null;
  auditedDigest: string | null;
}>;

/** Each recipient of months beside that of its last change in the audit log. */
const recipients = `
  select ${unlikeAudited(`'merchant ' || s.merchant_id`, `'email address for the files of its months'`)},
    s.merchant_id as "merchantId", s.recipient,
    last.recipient as "auditedRecipient", last.digest as "auditedDigest"
  from month_settings s ${lastAudited({
    as: 'last',
    subject: { type: 'merchant', id: 's.merchant_id' },
    tells: `a.action = 'merchant.month-settings-changed'`,
    columns: { recipient: `a.data ->> 'recipient'`, digest: `a.data ->> 'recipientDigest'` },
  })} order by s.merchant_id`;

type Deps = Readonly<{ database: Database; passwords: Digests }>;

/** Merchants whose months are sent to another address than the one that was set last. */
const otherRecipients = async ({ database, passwords }: Deps): Promise<Violation[]> => {
  const rows = await database.rows<Row>(recipients);
  return rows
    .filter(({ merchantId, recipient, auditedRecipient, auditedDigest }) => {
      const audited = auditedDigest ?? recipientDigest(passwords, merchantId, auditedRecipient);
      return recipientDigest(passwords, merchantId, recipient) !== audited;
    })
    .map(({ name: record }) => ({ record }));
};

/** Statements about the recipients of months that always hold. */
export const monthRecipientChecks = (deps: Deps): Invariant[] => [
  { code: 'doctor.month-recipients-audited', violations: () => otherRecipients(deps) },
];
