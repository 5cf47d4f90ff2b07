import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import Handlebars from 'handlebars';
import type { Context } from 'koa';
import type { SandboxContext } from '../context.ts';
import { messagesIn, type Language } from '../messages/messages.ts';

const source = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

const compile = (name: string) => Handlebars.compile(source(`templates/${name}.hbs`));

const templates = {
  pay: compile('pay'),
  challenge: compile('challenge'),
  closed: compile('closed'),
  onboarding: compile('onboarding'),
};
const layout = compile('page');
/** The sandbox's own stylesheet and templates; all other values are escaped. */
const style = new Handlebars.SafeString(source('style.css'));

/** A page to show. `origins` are the origins that its forms may post or redirect to. */
export type Page = {
  readonly template: keyof typeof templates;
  readonly status: number;
  readonly title: string;
  /** The line at the top; that of payments unless given. */
  readonly banner?: string;
  readonly origins: readonly string[];
  readonly data: Readonly<Record<string, unknown>>;
};

const policy = (nonce: string, origins: readonly string[]): string =>
  [
    `default-src 'none'`,
    `style-src 'nonce-${nonce}'`,
    'img-src data:',
    // Browsers apply `form-action` to redirects of a form too, so it includes the merchant's pages.
    `form-action 'self' ${origins.join(' ')}`.trim(),
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');

/** Answers with a page that needs no script and loads nothing. */
export const render = (ctx: Context, language: Language, page: Page): void => {
  const nonce = randomBytes(16).toString('base64');
  ctx.status = page.status;
  ctx.type = 'html';
  ctx.set('Content-Security-Policy', policy(nonce, page.origins));
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Content-Language', language);
  const messages = messagesIn(language);
  const banner = page.banner ?? messages.banner;
  const common = { title: page.title, language, nonce, messages, banner };
  const content = new Handlebars.SafeString(templates[page.template]({ ...page.data, ...common }));
  ctx.body = `<!doctype html>\n${layout({ ...common, style, content })}`;
};

/** The configured language; else the browser's, else Bulgarian. */
export const browserLanguage = (context: SandboxContext, ctx: Context): Language =>
  context.settings.language ?? (ctx.acceptsLanguages(['bg', 'en']) === 'en' ? 'en' : 'bg');

/** Redirects the browser to another page. */
export const seeOther = (ctx: Context, address: string): void => {
  ctx.status = 303;
  ctx.set('Location', address);
  ctx.set('Cache-Control', 'no-store');
  ctx.body = '';
};
