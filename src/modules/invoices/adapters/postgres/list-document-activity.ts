import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { Database } from '#platform/database/database.ts';
import type { auditActions } from '../../domain/audit-actions.ts';

/** Actions on documents in the activity feed; the index `audit_log_document_activity` holds the same. */
export const activityActions = [
  'invoice.credited',
  'invoice.debited',
  'invoice.buyer-changed',
  'invoice.buyer-asked',
  'invoice.buyer-accepted',
  'invoice.buyer-refused',
  'invoice.paid-by-bank',
  'invoice.transfer-taken-back',
] as const satisfies readonly (typeof auditActions)[number][];

/** One action on a document. */
export type DocumentActivity = Readonly<{
  id: number;
  at: Date;
  action: (typeof activityActions)[number];
  invoiceNumber: string;
  merchantName: string;
}>;

const named = activityActions.map((action) => `'${action}'`).join(', ');

/** Recent corrections, requests for another buyer and transfers, newest first. @throws SignInNeeded, NotAllowed */
export const listDocumentActivity = async (
  { database }: Readonly<{ database: Database }>,
  actor: Actor,
  limit: number,
): Promise<DocumentActivity[]> => {
  if (actor.kind !== 'system') mustHaveRole(actor, 'ADMIN', 'SUPPORT');
  const rows = await database.rows<Omit<DocumentActivity, 'at'> & { at: string }>(
    `select a.id, a.at, a.action, i.invoice_number as "invoiceNumber", m.business_name as "merchantName"
     from audit_log a join invoices i on i.id = cast(a.subject_id as bigint) join merchants m on m.id = i.merchant_id
     where a.action in (${named})
     order by a.id desc limit :limit`,
    { limit },
  );
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
};
