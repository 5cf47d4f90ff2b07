import type { AuditLog } from '#kernel/audit.ts';

/** What this module records in the audit log. */
export const auditActions = [] as const;

export type BillAuditLog = AuditLog<string, 'merchant'>;
