/** The tables that statements of this module may name. */
export const tables = {
  owns: ['invitations'],
  reads: ['users', 'memberships', 'merchant_assignments', 'audit_log'],
} as const;
