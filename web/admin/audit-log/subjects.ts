import type { en } from '../words/en.ts';

type Subject = keyof typeof en.admin.audit.subjects;

/** To what something is done. */
export const subjects: readonly Subject[] = [
  'merchant',
  'user',
  'payment',
  'invoice',
  'link',
  'job',
  'provider-event',
  'list',
  'business-day',
  'rates',
];

const pages: Readonly<Record<string, string>> = {
  merchant: 'merchants',
  user: 'users',
  payment: 'payments',
  invoice: 'invoices',
  link: 'payment-links',
  job: 'jobs',
  'provider-event': 'provider-events',
};

/** The resource whose page shows the subject; null when there is none. */
export const resourceOf = (subjectType: string): string | null => pages[subjectType] ?? null;

export const isKnownSubject = (subjectType: string): subjectType is Subject =>
  (subjects as readonly string[]).includes(subjectType);
