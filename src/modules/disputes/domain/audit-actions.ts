import type { AuditLog } from '#kernel/audit.ts';

/** Actions of this module in the audit log; their subject is the payment. */
export const auditActions = [
  'payment.evidence-changed',
  'payment.evidence-saved',
  'payment.evidence-submitted',
] as const;

/** The audit log with the actions of this module. */
export type DisputeAuditLog = AuditLog<(typeof auditActions)[number], 'payment'>;
