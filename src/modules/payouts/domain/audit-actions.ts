import type { AuditLog } from '#kernel/audit.ts';

/** What this module records in the audit log, on the merchant: `<subject>.<verb>`. */
export const auditActions = ['merchant.payouts-imported'] as const;

export type PayoutAuditLog = AuditLog<(typeof auditActions)[number], 'merchant'>;
