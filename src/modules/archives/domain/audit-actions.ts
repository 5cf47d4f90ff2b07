import type { AuditLog } from '#kernel/audit.ts';

/** What this module records in the audit log, on the merchant: `<subject>.<verb>`. */
export const auditActions = ['merchant.archive-requested', 'merchant.archive-downloaded'] as const;

export type ArchiveAuditLog = AuditLog<(typeof auditActions)[number], 'merchant'>;
