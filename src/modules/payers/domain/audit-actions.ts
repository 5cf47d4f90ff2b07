import type { AuditLog } from '#kernel/audit.ts';

/** Actions of this module in the audit log: `<subject>.<verb>`. */
export const auditActions = ['erasure-request.made'] as const;
/** Types of records of this module that actions refer to. */
export const auditSubjects = ['erasure-request'] as const;

export type PayerAuditLog = AuditLog<(typeof auditActions)[number], (typeof auditSubjects)[number]>;
