import type { AuditLog } from '#kernel/audit.ts';

/** What this module records in the audit log: `<subject>.<verb>`. */
export const auditActions = [
  'user.assignments-set',
  'merchant.registered',
  'merchant.status-changed',
  'merchant.plan-changed',
  'merchant.profile-changed',
  'merchant.fiscal-profile-set',
  'merchant.bank-account-noted',
  'merchant.corrected',
  'merchant.note-added',
  'merchant.note-changed',
  'merchant.note-deleted',
  'merchant.logo-set',
  'merchant.brand-color-set',
  'merchant.accountant-assigned',
  'merchant.accountant-ended',
  'merchant.data-viewed',
  'merchant.left',
  'merchant.closed',
  'merchant.deleted',
] as const;
/** The kinds of records of this module that actions are recorded on. */
export const auditSubjects = ['merchant'] as const;

/** Assignments are recorded on the user of the accountant. */
export type MerchantAuditLog = AuditLog<
  (typeof auditActions)[number],
  (typeof auditSubjects)[number] | 'user'
>;
