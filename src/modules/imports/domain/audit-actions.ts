import type { AuditLog } from '#kernel/audit.ts';

/** What this module records in the audit log: `<subject>.<verb>`; imports on the merchant. */
export const auditActions = [
  'merchant.archive-imported',
  'foreign-document.imported',
  'foreign-document.import-undone',
  'foreign-document.asked',
  'foreign-document.paid',
  'foreign-document.payment-taken-back',
] as const;
/** Types of records of this module that actions refer to. */
export const auditSubjects = ['foreign-document'] as const;

export type ImportsAuditLog = AuditLog<
  (typeof auditActions)[number],
  (typeof auditSubjects)[number] | 'merchant'
>;
