import type { AuditLog } from '#kernel/audit.ts';

/** Actions of this module in the audit log: `<subject>.<verb>`. */
export const auditActions = [
  'proforma.written',
  'proforma.changed',
  'proforma.sent',
  'proforma.withdrawn',
  'proforma.accepted',
  'proforma.invoiced',
] as const;
/** Types of records of this module that actions refer to. */
export const auditSubjects = ['proforma'] as const;

export type ProformaAuditLog = AuditLog<(typeof auditActions)[number], (typeof auditSubjects)[number]>;
