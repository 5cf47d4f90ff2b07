import type { AuditLog } from '#kernel/audit.ts';

/** What this module records in the audit log: `<subject>.<verb>`. */
export const auditActions = [
  'invitation.created',
  'invitation.withdrawn',
  'invitation.accepted',
  'invitation.refused',
  'team.member-added',
  'team.member-role-changed',
] as const;

/** All are recorded on their merchant, invitations with their id: the audit log keeps no address. */
export type TeamAuditLog = AuditLog<(typeof auditActions)[number], 'merchant'>;
