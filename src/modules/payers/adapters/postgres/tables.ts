/** Tables of this module, and those of modules earlier in the dependency order that its queries read. */
export const tables = {
  owns: ['payer_links', 'payer_sessions', 'payer_companies', 'payer_erasure_requests'],
  reads: [
    'merchants',
    'invoices',
    'payment_links',
    'payments',
    'card_mandates',
    'bank_promises',
    'proformas',
  ],
} as const;
