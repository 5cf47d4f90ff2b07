import { shownText } from '#kernel/shown-text.ts';
import type { Currency } from '#kernel/currency.ts';
import type { FailureParams } from '#kernel/failure.ts';
import type { Language } from '#kernel/language.ts';
import { Money } from '#kernel/money.ts';
import type { Messages } from '#kernel/messages.ts';
import { formatMoney } from '#platform/templates/formats.ts';
import * as access from './access.ts';
import * as apiKeys from './api-keys.ts';
import * as accounts from './accounts.ts';
import * as accountants from './accountants.ts';
import * as accountMails from './account-mails.ts';
import * as archives from './archives.ts';
import * as audit from './audit.ts';
import * as bankFiles from './bank-files.ts';
import * as backups from './backups.ts';
import * as banking from './banking.ts';
import * as billing from './billing.ts';
import * as closing from './closing.ts';
import * as customers from './customers.ts';
import * as disputes from './disputes.ts';
import * as doctor from './doctor.ts';
import * as doctorRemedies from './doctor-remedies.ts';
import * as documents from './documents.ts';
import * as input from './input.ts';
import * as imports from './imports.ts';
import * as integrations from './integrations.ts';
import * as invoices from './invoices.ts';
import * as jobs from './jobs.ts';
import * as links from './links.ts';
import * as memberships from './memberships.ts';
import * as merchantEvents from './merchant-events.ts';
import * as merchantMails from './merchant-mails.ts';
import * as merchants from './merchants.ts';
import * as openInvoices from './open-invoices.ts';
import * as notifications from './notifications.ts';
import * as payers from './payers.ts';
import * as payments from './payments.ts';
import * as payouts from './payouts.ts';
import * as planMails from './plan-mails.ts';
import * as plans from './plans.ts';
import * as privacy from './privacy.ts';
import * as proformas from './proformas.ts';
import * as publicPages from './public-pages.ts';
import * as exports from './exports.ts';
import * as rates from './rates.ts';
import * as reports from './reports.ts';
import * as schedules from './schedules.ts';
import * as secondFactors from './second-factors.ts';
import * as securityMails from './security-mails.ts';
import * as team from './team.ts';
import * as users from './users.ts';
import * as webhooks from './webhooks.ts';

type Catalogue = Readonly<Record<string, string>>;

/** The server's catalogue: one file per module, both languages side by side so that neither is forgotten. */
const catalogues: Readonly<Record<Language, Catalogue>> = {
  bg: {
    ...input.bg,
    ...access.bg,
    ...apiKeys.bg,
    ...archives.bg,
    ...audit.bg,
    ...backups.bg,
    ...bankFiles.bg,
    ...doctor.bg,
    ...doctorRemedies.bg,
    ...documents.bg,
    ...jobs.bg,
    ...users.bg,
    ...accountMails.bg,
    ...secondFactors.bg,
    ...securityMails.bg,
    ...memberships.bg,
    ...merchants.bg,
    ...merchantEvents.bg,
    ...merchantMails.bg,
    ...planMails.bg,
    ...team.bg,
    ...accounts.bg,
    ...customers.bg,
    ...links.bg,
    ...notifications.bg,
    ...openInvoices.bg,
    ...publicPages.bg,
    ...payers.bg,
    ...payments.bg,
    ...rates.bg,
    ...payouts.bg,
    ...plans.bg,
    ...privacy.bg,
    ...proformas.bg,
    ...schedules.bg,
    ...exports.bg,
    ...imports.bg,
    ...integrations.bg,
    ...invoices.bg,
    ...disputes.bg,
    ...banking.bg,
    ...billing.bg,
    ...accountants.bg,
    ...reports.bg,
    ...closing.bg,
    ...webhooks.bg,
  },
  en: {
    ...input.en,
    ...access.en,
    ...apiKeys.en,
    ...archives.en,
    ...audit.en,
    ...backups.en,
    ...bankFiles.en,
    ...doctor.en,
    ...doctorRemedies.en,
    ...documents.en,
    ...jobs.en,
    ...users.en,
    ...accountMails.en,
    ...secondFactors.en,
    ...securityMails.en,
    ...memberships.en,
    ...merchants.en,
    ...merchantEvents.en,
    ...merchantMails.en,
    ...planMails.en,
    ...team.en,
    ...accounts.en,
    ...customers.en,
    ...links.en,
    ...notifications.en,
    ...openInvoices.en,
    ...publicPages.en,
    ...payers.en,
    ...payments.en,
    ...rates.en,
    ...payouts.en,
    ...plans.en,
    ...privacy.en,
    ...proformas.en,
    ...schedules.en,
    ...exports.en,
    ...imports.en,
    ...integrations.en,
    ...invoices.en,
    ...disputes.en,
    ...banking.en,
    ...billing.en,
    ...accountants.en,
    ...reports.en,
    ...closing.en,
    ...webhooks.en,
  },
};

/**
 * `{name}` is a parameter, isolated by direction; `{name:money}` one that is a decimal amount in the parameter `currency`;
 * `{name:word}` one that has a word of its own in the language, under `plans.word.`.
 */
const shownValue = (
  value: string | number,
  kind: string | undefined,
  { language, currency }: Readonly<{ language: Language; currency: unknown }>,
): string => {
  if (kind === 'word') return catalogues[language][`plans.word.${value}`] ?? String(value);
  if (kind === undefined) return shownText(String(value));
  return formatMoney(Money.ofDecimal(Number(value), currency as Currency), language);
};

/** After a value that ends with a full stop, as „15.12.2026 г.“, no other one follows. */
const fill = (message: string, params: FailureParams, language: Language): string =>
  message.replace(
    /\{(\w+)(?::(money|word))?\}(\.?)/g,
    (place, name: string, kind: string | undefined, stop: string) => {
      const value = params[name];
      if (value === undefined) return place;
      const shown = shownValue(value, kind, { language, currency: params['currency'] });
      return shown.endsWith('.') ? shown : `${shown}${stop}`;
    },
  );

export const messages: Messages = {
  say: (language, code, params = {}) => {
    const message = catalogues[language][code];
    if (message === undefined) throw new Error(`no words for ${code}`);
    return fill(message, params, language);
  },
  knows: (code) => code in catalogues.bg,
};
