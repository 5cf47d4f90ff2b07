import type { AuditLog } from '#kernel/audit.ts';

/** The actions of this module in the audit log. */
export const auditActions = [
  'merchant.account-started',
  'merchant.account-link-made',
  'merchant.account-status-changed',
] as const;
export type AccountsAuditLog = AuditLog<(typeof auditActions)[number], 'merchant'>;
