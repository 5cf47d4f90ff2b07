// Written by `npm run sdk` from the contract.

/** Operations that take an `Idempotency-Key`. */
export const idempotentOperations = new Set([
  'POST /invoices',
  'POST /invoices/{id}/credit-notes',
  'POST /invoices/{id}/debit-notes',
  'POST /invoices/{id}/payments',
  'POST /invoices/test-create',
  'POST /payment-links/me',
  'POST /payments/{id}/refunds',
  'POST /payments/checkout/{merchantId}',
]);
