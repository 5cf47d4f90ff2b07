/** Tables of this module, and those of modules earlier in the dependency order that its queries read. */
export const tables = {
  owns: ['mail_choices', 'push_choices', 'push_keys', 'push_subscriptions'],
  reads: ['memberships', 'payments', 'refunds', 'sessions', 'users'],
} as const;
