import type { AuditSubject } from '#contract/module-vocabulary.ts';

const pages: Readonly<Partial<Record<AuditSubject, string>>> = {
  merchant: 'merchants',
  user: 'users',
  payment: 'payments',
  invoice: 'invoices',
  link: 'payment-links',
  job: 'jobs',
  'provider-event': 'provider-events',
};

/** The resource whose page shows the subject; null when there is none. */
export const resourceOf = (subjectType: string): string | null =>
  (pages as Readonly<Record<string, string>>)[subjectType] ?? null;
