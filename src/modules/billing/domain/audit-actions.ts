import type { AuditLog } from '#kernel/audit.ts';

/** What this module records in the audit log, on the merchant that is billed: `<subject>.<verb>`. */
export const auditActions = ['merchant.billed', 'merchant.bill-waits'] as const;

export type BillAuditLog = AuditLog<(typeof auditActions)[number], 'merchant'>;
