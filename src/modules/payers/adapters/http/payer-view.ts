import type { PayPageData } from '#contract/payments/pay-page.ts';
import type { Language } from '#kernel/language.ts';
import type { Messages } from '#kernel/messages.ts';
import type { RefusedForm, RenderedPage } from '#platform/http/rendered-pages.ts';
import type { Template } from '#platform/templates/templates.ts';

/** A link of a page; `isCurrent`: it is what the page shows. */
export type PageLink = Readonly<{ label: string; url: string; isCurrent: boolean }>;

/** What one record shows: facts, the link by which it is paid, and smaller links. */
export type PageItem = Readonly<{
  title: string;
  lines: readonly Readonly<{ label: string; value: string }>[];
  pay: PageLink | null;
  links: readonly PageLink[];
  /** A button that needs no field. */
  form?: FormView;
}>;

/** A field of a form: a line, a text of several lines, or a choice. */
export type PageField = Readonly<{
  name: string;
  label: string;
  type: 'text' | 'email';
  autocomplete: string;
  max: number;
  isRequired: boolean;
  isLong: boolean;
  value: string;
  problem: string;
  choices: readonly Readonly<{ value: string; label: string; isChosen: boolean }>[];
}>;

/** One button with the fields above it. */
export type FormView = Readonly<{ action: string; button: string; fields: readonly PageField[] }>;

/** All that the template of the payer's pages prints; absent parts are empty or null. */
export type PayerView = Readonly<{
  title: string;
  hint: string;
  said: string;
  places: readonly PageLink[];
  years: readonly PageLink[];
  /** Years of the list in one file each. */
  downloads: readonly PageLink[];
  items: readonly PageItem[];
  empty: string;
  pages: readonly PageLink[];
  forms: readonly FormView[];
  leave: FormView | null;
}>;

/** A view without parts, for pages that have few. */
export const emptyView = {
  hint: '',
  said: '',
  places: [],
  years: [],
  downloads: [],
  items: [],
  empty: '',
  pages: [],
  forms: [],
  leave: null,
} as const;

export type Say = (code: string, params?: Readonly<Record<string, string>>) => string;

/** Messages of this module's pages in one language. */
export const sayIn =
  (messages: Messages, language: Language): Say =>
  (code, params = {}) =>
    messages.say(language, `payers.page.${code}`, params);

/** A path of the payer's pages; English is named in the query, because a browser may keep no cookie. */
export const pathIn = (
  language: Language,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string => {
  const all = new URLSearchParams({ ...query, ...(language === 'en' && { lang: 'en' }) });
  return all.size === 0 ? path : `${path}?${all.toString()}`;
};

type FieldAbout = Pick<PageField, 'name'> & Partial<PageField>;

/** Makes the fields of a form: what was typed stands in them again, beside its problem. */
export const fieldMaker =
  (messages: Messages, language: Language, refused: RefusedForm | undefined) =>
  (code: string, { name, value = '', ...about }: FieldAbout): PageField => {
    const found = refused?.problems.find(({ field }) => field === name);
    return {
      name,
      label: sayIn(messages, language)(code),
      type: 'text',
      autocomplete: 'off',
      max: 200,
      isRequired: true,
      isLong: false,
      choices: [],
      ...about,
      value: refused?.typed[name] ?? value,
      problem: found === undefined ? '' : messages.say(language, found.code, found.params),
    };
  };

/** Never sent: the pages have no script. */
const data: PayPageData = { loaded: { kind: 'problem', problem: 'load-failed' }, refused: null };

type Shown = Extract<Awaited<ReturnType<RenderedPage['show']>>, { status: number }>;

/** Prints views; the template engine is loaded by the first one. */
export const payerPrinter = (messages: Messages) => {
  const read = async (): Promise<Template> => {
    const { readTemplate } = await import('#platform/templates/templates.ts');
    return readTemplate(new URL('./payer-page.html.hbs', import.meta.url), messages);
  };
  let template: Promise<Template> | undefined;
  return async (view: PayerView, language: Language, status = 200): Promise<Shown> => {
    template ??= read();
    const content = (await template)(view, [language]);
    return { status, data, inert: { pathname: '/pay/me', ribbon: '', page: { title: view.title, content } } };
  };
};
