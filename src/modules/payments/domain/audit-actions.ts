import type { AuditLog } from '#kernel/audit.ts';

/** What this module records in the audit log: `<subject>.<verb>`. */
export const auditActions = [
  'payment.refund-requested',
  'payment.mismatch-resolved',
  'provider-event.retried',
  'rates.imported',
] as const;
/** The kinds of records of this module that actions are recorded on. */
export const auditSubjects = ['payment', 'provider-event', 'currency'] as const;

export type PaymentAuditLog = AuditLog<(typeof auditActions)[number], (typeof auditSubjects)[number]>;
