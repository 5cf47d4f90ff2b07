import type { AuditLog } from '#kernel/audit.ts';

/** What this module records in the audit log: `<subject>.<verb>`. */
export const auditActions = ['link.created', 'link.extended', 'link.cancelled'] as const;
/** The kinds of records of this module that actions are recorded on. */
export const auditSubjects = ['link'] as const;

export type LinkAuditLog = AuditLog<(typeof auditActions)[number], (typeof auditSubjects)[number]>;
