/** Tables of this module, and those of modules earlier in the dependency order that its queries read. */
export const tables = {
  owns: [
    'api_keys',
    'merchant_events',
    'merchant_event_counters',
    'webhook_endpoints',
    'webhook_secrets',
    'webhook_deliveries',
    'webhook_attempts',
  ],
  reads: ['audit_log', 'memberships', 'merchants', 'payments', 'users'],
} as const;
