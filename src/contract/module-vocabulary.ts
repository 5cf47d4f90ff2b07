/**
 * Values of the modules in responses of the API, for every client. Modules and platform declare the same values beside
 * their code; test/architecture/module-vocabulary.test.ts compares both.
 */

/** Actions in the audit log, `<subject>.<verb>`. */
export const auditActions = [
  'user.signed-in',
  'user.sign-in-refused',
  'user.signed-out',
  'user.proof-given',
  'user.proof-refused',
  'user.session-ended',
  'user.other-sessions-ended',
  'user.sessions-ended',
  'user.created',
  'user.changed',
  'user.password-changed',
  'user.assignments-set',
  'user.locked',
  'user.unlocked',
  'user.closed',
  'user.deleted',
  'merchant.registered',
  'merchant.status-changed',
  'merchant.plan-changed',
  'merchant.profile-changed',
  'merchant.fiscal-profile-set',
  'merchant.logo-set',
  'merchant.accountant-assigned',
  'merchant.closed',
  'merchant.deleted',
  'link.created',
  'link.extended',
  'link.cancelled',
  'payment.refund-requested',
  'payment.mismatch-resolved',
  'provider-event.retried',
  'rates.imported',
  'invoice.issued',
  'invoice.written',
  'invoice.test-issued',
  'invoice.credited',
  'invoice.annulled',
  'invoice.series-started',
  'invoice.overdue-marked',
  'invoice.mail-asked',
  'invoice.mailed',
  'invoice.reminded',
  'invoice.reminders-paused',
  'invoice.reminders-resumed',
  'invoice.exported',
  'list.exported',
  'job.retried',
  'personal-data.exported',
  'personal-data.erased',
  'database.backed-up',
  'database.restored',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** The kinds of records that audit actions refer to. */
export const auditSubjects = [
  'merchant',
  'user',
  'payment',
  'invoice',
  'link',
  'provider-event',
  'job',
  'list',
  'business-day',
  'currency',
  'person',
  'backup',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** The kinds of attention items: records that wait for a decision in the back office. */
export const attentionKinds = [
  'MERCHANTS_WAITING',
  'MERCHANTS_WITHOUT_TAX_ID',
  'PARKED_EVENTS',
  'MISMATCHES',
  'FAILED_REFUNDS',
  'KEPT_DUPLICATES',
  'DISPUTES_DUE',
  'UNSENT_MAIL',
  'OVERDUE_JOBS',
  'FAILED_JOBS',
  'DOCUMENTS_AWAY',
] as const;
export type AttentionKind = (typeof attentionKinds)[number];

/** Kinds of results in the search of the back office. */
export const searchKinds = ['merchant', 'payment', 'invoice', 'payment-link', 'user'] as const;
export type SearchKind = (typeof searchKinds)[number];
