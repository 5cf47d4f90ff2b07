import type { AuditLog } from '#kernel/audit.ts';

/** What this module records in the audit log, on the merchant: `<subject>.<verb>`. */
export const auditActions = [
  'merchant.month-closed',
  'merchant.month-reopened',
  'merchant.month-sent',
  'merchant.month-downloaded',
  'merchant.month-settings-changed',
  'merchant.other-turnover-added',
  'merchant.other-turnover-removed',
] as const;

export type ClosingAuditLog = AuditLog<(typeof auditActions)[number], 'merchant'>;
