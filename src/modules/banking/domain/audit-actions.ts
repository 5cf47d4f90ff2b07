import type { AuditLog } from '#kernel/audit.ts';

/** Actions of this module in the audit log: `<subject>.<verb>`. */
export const auditActions = [
  'bank-account.added',
  'bank-account.changed',
  'bank-statement.imported',
  'bank-line.matched',
  'bank-line.unmatched',
  'bank-line.ignored',
  'bank-line.returned',
] as const;
/** Types of records of this module that actions refer to. */
export const auditSubjects = ['bank-account', 'bank-statement', 'bank-line'] as const;

export type BankAuditLog = AuditLog<(typeof auditActions)[number], (typeof auditSubjects)[number]>;
