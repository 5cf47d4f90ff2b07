import type { AuditLog } from '#kernel/audit.ts';

/** What this module records in the audit log: `<subject>.<verb>`. */
export const auditActions = [
  'api-key.created',
  'api-key.rotated',
  'api-key.ended',
  'webhook-endpoint.created',
  'webhook-endpoint.changed',
  'webhook-endpoint.deleted',
  'webhook-endpoint.secret-rotated',
  'webhook-endpoint.tested',
  'webhook-endpoint.disabled',
  'webhook-endpoint.replayed',
  'webhook-endpoint.delivery-resent',
] as const;

/** The kinds of records of this module in the audit log. */
export const auditSubjects = ['api-key', 'webhook-endpoint'] as const;

export type IntegrationsAuditLog = AuditLog<(typeof auditActions)[number], (typeof auditSubjects)[number]>;
