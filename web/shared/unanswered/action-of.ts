import type { Unanswered } from './unanswered.ts';

/** What a person calls a writing call, by method and path; the first that matches. */
const actions = [
  ['refund', /^POST \/payments\/\d+\/refunds$/],
  ['mismatch', /^POST \/payments\/\d+\/resolve-mismatch$/],
  ['creditNote', /^POST \/invoices\/\d+\/credit-notes$/],
  ['debitNote', /^POST \/invoices\/\d+\/debit-notes$/],
  ['transfer', /^POST \/invoices\/\d+\/payments/],
  ['invoice', /^(POST|PUT) \/invoices/],
  ['link', /^POST \/payment-links/],
  ['registration', /^POST \/merchants\/register$/],
  ['user', /^(POST|PUT|DELETE) \/users/],
  ['signIn', /^POST \/auth\/login/],
] as const;

/** The key of its name among the messages. */
export const actionOf = ({ method, path }: Pick<Unanswered, 'method' | 'path'>) =>
  actions.find(([, pattern]) => pattern.test(`${method} ${path}`))?.[0] ?? 'other';
