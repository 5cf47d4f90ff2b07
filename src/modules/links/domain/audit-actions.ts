import type { AuditLog } from '#kernel/audit.ts';

/** Actions of this module in the audit log: `<subject>.<verb>`. */
export const auditActions = ['link.created', 'link.extended', 'link.cancelled', 'promise.withdrawn'] as const;
/** Types of records of this module that actions refer to. */
export const auditSubjects = ['link', 'promise'] as const;

export type LinkAuditLog = AuditLog<(typeof auditActions)[number], (typeof auditSubjects)[number]>;
