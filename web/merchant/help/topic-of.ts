import type { en } from './messages/en.ts';

export type Topic = keyof typeof en.help.topics;

/** The subject of a page by the first part of its path. */
const topics: Readonly<Record<string, Topic>> = {
  '': 'home',
  counter: 'counter',
  payments: 'payments',
  links: 'links',
  invoices: 'invoices',
  questions: 'invoices',
  customers: 'invoices',
  items: 'counter',
  months: 'invoices',
  payouts: 'payouts',
  account: 'payouts',
};

/** @param path below the portal's base: `/payments/7` */
export const topicOf = (path: string): Topic => topics[path.split('/')[1] ?? ''] ?? 'settings';
