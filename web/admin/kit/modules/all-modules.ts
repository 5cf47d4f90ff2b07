import type { AttentionKind, AuditAction, AuditSubject, SearchKind } from '#contract/module-vocabulary.ts';
import { accountants } from './accountants.ts';
import { accounts } from './accounts.ts';
import { archives } from './archives.ts';
import { banking } from './banking.ts';
import { billing } from './billing.ts';
import { closing } from './closing.ts';
import { disputes } from './disputes.ts';
import { notifications } from './notifications.ts';
import { customers } from './customers.ts';
import { imports } from './imports.ts';
import { integrations } from './integrations.ts';
import { invoices } from './invoices.ts';
import { links } from './links.ts';
import { merchants } from './merchants.ts';
import { payers } from './payers.ts';
import { payments } from './payments.ts';
import { payouts } from './payouts.ts';
import { platform } from './platform.ts';
import { proformas } from './proformas.ts';
import { publicPages } from './public-pages.ts';
import { rates } from './rates.ts';
import { schedules } from './schedules.ts';
import { team } from './team.ts';
import { users } from './users.ts';

const modules = [
  users,
  merchants,
  team,
  rates,
  accounts,
  customers,
  links,
  publicPages,
  payments,
  payouts,
  invoices,
  disputes,
  banking,
  proformas,
  schedules,
  payers,
  billing,
  accountants,
  closing,
  archives,
  imports,
  notifications,
  integrations,
  platform,
];

/** No key is missing: test/architecture/module-vocabulary.test.ts compares the keys with the contract. */
const joined = <K extends string>(parts: readonly (Partial<Record<K, string>> | undefined)[]) =>
  Object.assign({}, ...parts) as Readonly<Record<K, string>>;

const messagesIn = (language: 'bg' | 'en') => ({
  actions: joined<AuditAction>(modules.map((module) => module[language].actions)),
  subjects: joined<AuditSubject>(modules.map((module) => module[language].subjects)),
  attention: joined<AttentionKind>(modules.map((module) => module[language].attention)),
  search: joined<SearchKind>(modules.map((module) => module[language].search)),
});
export const moduleMessages = { bg: messagesIn('bg'), en: messagesIn('en') };

/** List URLs of attention items, resources of search results and of audit subjects. */
export const modulePages = {
  attention: joined<AttentionKind>(modules.map(({ pages }) => pages.attention)),
  search: joined<SearchKind>(modules.map(({ pages }) => pages.search)),
  subjects: joined<AuditSubject>(modules.map(({ pages }) => pages.subjects)) as Partial<
    Record<string, string>
  >,
};
