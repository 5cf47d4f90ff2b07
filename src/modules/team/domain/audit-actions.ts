import type { AuditLog } from '#kernel/audit.ts';

/** What this module records in the audit log: `<subject>.<verb>`. */
export const auditActions = [
  'invitation.created',
  'invitation.withdrawn',
  'invitation.accepted',
  'invitation.refused',
] as const;

/** Invitations are recorded on their merchant, with their id: the audit log keeps no address. */
export type TeamAuditLog = AuditLog<(typeof auditActions)[number], 'merchant'>;
