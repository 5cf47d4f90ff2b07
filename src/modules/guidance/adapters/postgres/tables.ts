/** This module owns no table; its query reads those of modules earlier in the dependency order. */
export const tables = {
  owns: [],
  reads: [
    'merchants',
    'payment_links',
    'bank_promises',
    'payments',
    'disputes',
    'refunds',
    'buyer_requests',
    'invoices',
    'installments',
    'bank_lines',
    'merchant_questions',
    'month_closes',
    'foreign_documents',
  ],
} as const;
