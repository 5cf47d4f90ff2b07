import type { AuditLog } from '#kernel/audit.ts';

/** Actions of this module in the audit log: `<subject>.<verb>`. */
export const auditActions = ['rates.imported'] as const;
/** Kinds of records of this module that the actions are about. */
export const auditSubjects = ['currency'] as const;

/** The audit log with the actions of this module. */
export type RateAuditLog = AuditLog<(typeof auditActions)[number], (typeof auditSubjects)[number]>;
