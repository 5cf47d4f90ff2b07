import type { Language } from '#kernel/language.ts';
import { shownText } from '#kernel/shown-text.ts';
import { terminalLanguage } from '#platform/terminal-language.ts';
import * as archives from './messages/archives.ts';
import * as imports from './messages/imports.ts';
import * as accounts from './messages/accounts.ts';
import * as banking from './messages/banking.ts';
import * as billing from './messages/billing.ts';
import * as buyerRequests from './messages/buyer-requests.ts';
import * as common from './messages/common.ts';
import * as customers from './messages/customers.ts';
import * as integrations from './messages/integrations.ts';
import * as listen from './messages/listen.ts';
import * as machine from './messages/machine.ts';
import * as money from './messages/money.ts';
import * as months from './messages/months.ts';
import * as payouts from './messages/payouts.ts';
import * as people from './messages/people.ts';
import * as reports from './messages/reports.ts';
import * as schedules from './messages/schedules.ts';
import * as stripe from './messages/stripe.ts';
import * as webhooks from './messages/webhooks.ts';

const bg = {
  ...common.bg,
  ...people.bg,
  ...accounts.bg,
  ...archives.bg,
  ...imports.bg,
  ...banking.bg,
  ...schedules.bg,
  ...billing.bg,
  ...payouts.bg,
  ...stripe.bg,
  ...money.bg,
  ...months.bg,
  ...reports.bg,
  ...customers.bg,
  ...buyerRequests.bg,
  ...integrations.bg,
  ...listen.bg,
  ...machine.bg,
  ...webhooks.bg,
};
const en: Record<keyof typeof bg, string> = {
  ...common.en,
  ...people.en,
  ...accounts.en,
  ...archives.en,
  ...imports.en,
  ...banking.en,
  ...schedules.en,
  ...billing.en,
  ...payouts.en,
  ...stripe.en,
  ...money.en,
  ...months.en,
  ...reports.en,
  ...customers.en,
  ...buyerRequests.en,
  ...integrations.en,
  ...listen.en,
  ...machine.en,
  ...webhooks.en,
};

/** Texts of the command line; the operator's locale chooses the language. */
export const cliLanguage: Language = terminalLanguage(process.env);
/** Texts in the operator's language. */
export const messages: Record<keyof typeof bg, string> = cliLanguage === 'bg' ? bg : en;

const inBulgarian: ReadonlyMap<string, string> = new Map(
  Object.entries(en).map(([name, message]) => [message, bg[name as keyof typeof bg]]),
);

/** The manifest of commands holds help in English; this is the same message in the operator's language. */
export const inOperatorLanguage = (message: string): string =>
  cliLanguage === 'bg' ? (inBulgarian.get(message) ?? message) : message;

/** Descriptions of the topics in the operator's language. */
export const topics: Readonly<Record<string, string>> = {
  accounts: messages.topicAccounts,
  bank: messages.topicBank,
  bills: messages.topicBills,
  config: messages.topicConfig,
  customers: messages.topicCustomers,
  'invoices:buyer-requests': messages.topicBuyerRequests,
  db: messages.topicDb,
  events: messages.topicEvents,
  exports: messages.topicExports,
  invoices: messages.topicInvoices,
  items: messages.topicItems,
  jobs: messages.topicJobs,
  keys: messages.topicKeys,
  links: messages.topicLinks,
  mandates: messages.topicMandates,
  merchants: messages.topicMerchants,
  months: messages.topicMonths,
  operator: messages.topicOperator,
  payments: messages.topicPayments,
  payouts: messages.topicPayouts,
  privacy: messages.topicPrivacy,
  proformas: messages.topicProformas,
  rates: messages.topicRates,
  reports: messages.topicReports,
  schedules: messages.topicSchedules,
  sandbox: messages.topicSandbox,
  stripe: messages.topicStripe,
  users: messages.topicUsers,
  webhooks: messages.topicWebhooks,
};

/** Replaces each `{name}` of a message by its parameter, isolated by direction. */
export const fill = (message: string, params: Readonly<Record<string, string | number>>): string =>
  message.replace(/\{(\w+)\}/g, (place, name: string) => shownText(String(params[name] ?? place)));
