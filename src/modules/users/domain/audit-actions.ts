import type { AuditLog } from '#kernel/audit.ts';

/** What this module records in the audit log: `<subject>.<verb>`. */
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
  'user.locked',
  'user.unlocked',
  'user.closed',
  'user.deleted',
] as const;
/** The kinds of records of this module that actions are recorded on. */
export const auditSubjects = ['user'] as const;

/** A refused sign-in with an unknown name is recorded on a person. */
export type UserAuditLog = AuditLog<(typeof auditActions)[number], (typeof auditSubjects)[number] | 'person'>;
