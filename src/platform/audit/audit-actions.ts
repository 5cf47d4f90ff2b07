import type { AuditLog } from '#kernel/audit.ts';

/** Actions that the platform and the command line record in the audit log: `<subject>.<verb>`. */
export const auditActions = [
  'list.exported',
  'job.retried',
  'personal-data.exported',
  'personal-data.erased',
  'database.backed-up',
  'database.restored',
] as const;
/** Kinds of platform records that actions are recorded on. */
export const auditSubjects = ['job', 'list', 'person', 'backup'] as const;

/** Actions on personal data are recorded on the data subject: the person, the user or the merchant. */
export type PlatformAuditLog = AuditLog<
  (typeof auditActions)[number],
  (typeof auditSubjects)[number] | 'user' | 'merchant'
>;
