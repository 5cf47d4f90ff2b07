import type { AuditLog } from '#kernel/audit.ts';

/** Actions of this module in the audit log: `<subject>.<verb>`. */
export const auditActions = [
  'schedule.written',
  'schedule.changed',
  'schedule.paused',
  'schedule.resumed',
  'schedule.ended',
  'schedule.issued',
  'schedule.skipped',
] as const;
/** Types of records of this module that actions refer to. */
export const auditSubjects = ['schedule'] as const;

export type ScheduleAuditLog = AuditLog<(typeof auditActions)[number], (typeof auditSubjects)[number]>;
