import type { MonthDetails } from '#contract/closing/months.ts';

/** October 2026 of a merchant with one document, open and without problems. */
export const monthWith = (registrations: MonthDetails['registrations']): MonthDetails => ({
  merchantId: 3,
  merchantName: 'Липа',
  month: '2026-10',
  status: 'OPEN',
  revision: null,
  closedAt: null,
  reopenedAt: null,
  reopenReason: null,
  registrations,
  problems: [],
  totals: { documents: 1, annulled: 0, base: 100, vat: 20, total: 120, fees: [] },
  files: [],
  deadlines: { vatReturn: null, auditFile: null },
});
