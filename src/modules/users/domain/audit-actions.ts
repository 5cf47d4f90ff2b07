import type { AuditLog } from '#kernel/audit.ts';

/** What this module records in the audit log: `<subject>.<verb>`. */
export const auditActions = [
  'user.signed-in',
  'user.sign-in-refused',
  'user.signed-out',
  'user.merchant-switched',
  'user.proof-given',
  'user.proof-refused',
  'merchant.view-started',
  'merchant.view-ended',
  'user.session-ended',
  'user.other-sessions-ended',
  'user.sessions-ended',
  'user.created',
  'user.changed',
  'user.password-changed',
  'user.password-reset-requested',
  'user.password-reset',
  'user.invited',
  'user.verification-requested',
  'user.email-verified',
  'user.email-change-requested',
  'user.email-changed',
  'user.email-change-undone',
  'user.registration-email-corrected',
  'user.factor-added',
  'user.factor-removed',
  'user.factors-reset',
  'user.recovery-codes-renewed',
  'user.locked',
  'user.unlocked',
  'user.closed',
  'user.deleted',
  'team.member-removed',
] as const;
/** The kinds of records of this module that actions are recorded on. */
export const auditSubjects = ['user'] as const;

/** A refused sign-in with an unknown name is recorded on a person, a change of a team on its merchant. */
export type UserAuditLog = AuditLog<
  (typeof auditActions)[number],
  (typeof auditSubjects)[number] | 'person' | 'merchant'
>;
