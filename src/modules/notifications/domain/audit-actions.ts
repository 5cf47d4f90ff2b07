import type { AuditLog } from '#kernel/audit.ts';

/** What this module records in the audit log, on the merchant: `<subject>.<verb>`. */
export const auditActions = [
  'merchant.mail-choice-changed',
  'merchant.push-choice-changed',
  'merchant.push-subscribed',
  'merchant.push-ended',
] as const;

export type NotificationAuditLog = AuditLog<(typeof auditActions)[number], 'merchant'>;
