import type { CustomerWithMoney } from '#contract/customers/customers.ts';

/** Mariya, who owes 320 euro. */
export const customerWith = (money: Partial<CustomerWithMoney>): CustomerWithMoney => ({
  id: 7,
  merchantId: 3,
  kind: 'PERSON',
  name: 'Мария Георгиева',
  contact: null,
  email: 'maria@example.bg',
  phone: null,
  address: null,
  city: 'Русе',
  country: 'BG',
  taxId: null,
  vatNumber: null,
  language: 'bg',
  dueDays: null,
  note: null,
  createdAt: '2026-10-01T09:00:00Z',
  archivedAt: null,
  version: 1,
  vatCheck: null,
  turnover: 1_250.4,
  unpaid: 320,
  overdue: 120,
  lastPurchaseOn: '2026-11-20',
  ...money,
});
