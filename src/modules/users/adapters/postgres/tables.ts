/** The tables that statements of this module may name. */
export const tables = {
  owns: [
    'users',
    'sessions',
    'known_networks',
    'known_devices',
    'account_tokens',
    'second_factors',
    'recovery_codes',
    'sign_in_challenges',
    'memberships',
  ],
  // For the metric of refused sign-ins.
  reads: ['audit_log'],
} as const;
