import type { Language } from '#kernel/language.ts';
import * as common from './words/common.ts';
import * as machine from './words/machine.ts';
import * as money from './words/money.ts';
import * as people from './words/people.ts';

const bg = { ...common.bg, ...people.bg, ...money.bg, ...machine.bg };
const en: Record<keyof typeof bg, string> = { ...common.en, ...people.en, ...money.en, ...machine.en };

const locale = process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '';

/** What the command line says; the operator's locale chooses the language. */
export const cliLanguage: Language = locale.startsWith('bg') ? 'bg' : 'en';
export const words: Record<keyof typeof bg, string> = cliLanguage === 'bg' ? bg : en;

const inBulgarian: ReadonlyMap<string, string> = new Map(
  Object.entries(en).map(([name, sentence]) => [sentence, bg[name as keyof typeof bg]]),
);

/** The manifest of commands holds their help in English; this is the same sentence in the operator's language. */
export const inOperatorLanguage = (sentence: string): string =>
  cliLanguage === 'bg' ? (inBulgarian.get(sentence) ?? sentence) : sentence;

export const topics: Readonly<Record<string, string>> = {
  config: words.topicConfig,
  db: words.topicDb,
  events: words.topicEvents,
  exports: words.topicExports,
  invoices: words.topicInvoices,
  jobs: words.topicJobs,
  links: words.topicLinks,
  merchants: words.topicMerchants,
  payments: words.topicPayments,
  privacy: words.topicPrivacy,
  rates: words.topicRates,
  sandbox: words.topicSandbox,
  users: words.topicUsers,
};

export const fill = (sentence: string, params: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));
