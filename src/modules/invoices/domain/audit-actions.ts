import type { AuditLog } from '#kernel/audit.ts';

/** Actions of this module in the audit log: `<subject>.<verb>`. */
export const auditActions = [
  'invoice.issued',
  'invoice.draft-created',
  'invoice.draft-deleted',
  'invoice.written',
  'invoice.test-issued',
  'invoice.credited',
  'invoice.debited',
  'invoice.annulled',
  'invoice.buyer-changed',
  'invoice.buyer-asked',
  'invoice.buyer-accepted',
  'invoice.buyer-refused',
  'invoice.paid-by-bank',
  'invoice.transfer-taken-back',
  'invoice.series-started',
  'invoice.overdue-marked',
  'invoice.mail-asked',
  'invoice.mailed',
  'invoice.reminded',
  'invoice.reminders-paused',
  'invoice.reminders-resumed',
  'invoice.exported',
  'invoice.proof-corrected',
] as const;
/** Types of records of this module that actions refer to. */
export const auditSubjects = ['invoice', 'business-day'] as const;

/** Series and exports are recorded on the merchant. */
export type InvoiceAuditLog = AuditLog<
  (typeof auditActions)[number],
  (typeof auditSubjects)[number] | 'merchant'
>;
