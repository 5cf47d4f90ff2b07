import type { AuditLog } from '#kernel/audit.ts';

/** What this module records in the audit log, on the merchant: `<subject>.<verb>`. */
export const auditActions = [
  'merchant.question-asked',
  'merchant.question-answered',
  'merchant.month-packed',
] as const;

export type AccountantAuditLog = AuditLog<(typeof auditActions)[number], 'merchant'>;
