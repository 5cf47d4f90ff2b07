import type { AuditLog } from '#kernel/audit.ts';

/** Actions of this module in the audit log: `<subject>.<verb>`. */
export const auditActions = [
  'customer.created',
  'customer.changed',
  'customer.archived',
  'customer.restored',
  'customer.merged',
  'customer.vat-checked',
  'customer.imported',
  'customer.import-undone',
  'item.created',
  'item.changed',
  'item.archived',
  'item.restored',
  'item.imported',
  'item.import-undone',
] as const;
/** Types of records of this module that actions refer to. */
export const auditSubjects = ['customer', 'item'] as const;

export type CustomerAuditLog = AuditLog<
  (typeof auditActions)[number],
  (typeof auditSubjects)[number] | 'merchant'
>;
