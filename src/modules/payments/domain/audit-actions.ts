import type { AuditLog } from '#kernel/audit.ts';

/** Actions of this module in the audit log: `<subject>.<verb>`. */
export const auditActions = [
  'payment.refund-requested',
  'payment.mismatch-resolved',
  'payment.noted',
  'payment.received-by-bank',
  'payment.taken-back',
  'mandate.ended',
  'provider-event.retried',
  'merchant.limits-set',
  'merchant.limit-reached',
] as const;
/** Kinds of records of this module that the actions are about. */
export const auditSubjects = ['payment', 'mandate', 'provider-event'] as const;

/** The audit log with the actions of this module. */
export type PaymentAuditLog = AuditLog<
  (typeof auditActions)[number],
  (typeof auditSubjects)[number] | 'merchant'
>;
