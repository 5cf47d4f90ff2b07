import type { AuditLog } from '#kernel/audit.ts';

/** What platform and command line record in the audit log: `<subject>.<verb>`. */
export const auditActions = [
  'list.exported',
  'job.retried',
  'personal-data.exported',
  'personal-data.erased',
  'database.backed-up',
  'database.restored',
] as const;
/** The kinds of records of the platform that actions are recorded on. */
export const auditSubjects = ['job', 'list', 'person', 'backup'] as const;

/** Personal data is recorded on the person, the user or the merchant. */
export type PlatformAuditLog = AuditLog<
  (typeof auditActions)[number],
  (typeof auditSubjects)[number] | 'user' | 'merchant'
>;
