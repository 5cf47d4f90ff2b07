import type { AuditLog } from '#kernel/audit.ts';

/** Actions of this module in the audit log; they are recorded on the merchant. */
export const auditActions = ['merchant.public-page-set'] as const;

export type PublicPageAuditLog = AuditLog<(typeof auditActions)[number], 'merchant'>;
