/** The tables that statements of this module may name. */
export const tables = {
  owns: ['users', 'sessions', 'known_networks'],
  // For the metric of refused sign-ins.
  reads: ['audit_log'],
} as const;
