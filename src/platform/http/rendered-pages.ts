import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context, Middleware } from 'koa';
import { koaBody } from 'koa-body';
import type { ZodType } from 'zod';
import { InvalidFields } from '#kernel/failure.ts';
import type { Language } from '#kernel/language.ts';
import type { Log } from '../log.ts';
import { logFault } from './log-fault.ts';
import { parsePart } from './parse-input.ts';
import { publicUrlMark } from './public-url-mark.ts';
import { nonceOf } from './security-headers.ts';

type Visit = Readonly<{
  /** The last part of the address. */
  name: string;
  query: Readonly<Record<string, string>>;
  language: Language;
  address: string;
}>;

type Submission<Fields> = Visit & Readonly<{ fields: Fields }>;
type Shown = Readonly<{ status: number; data: unknown }>;

/** A page that the server makes with its data in it, so that it stands before any script has come. */
export type RenderedPage = Readonly<{
  /** Where it is in the built web, `pay/index.html`, and its renderer in the build for the server, `pay.js`. */
  bundle: string;
  /** Its addresses; the first group is the name. */
  pattern: RegExp;
  show(visit: Visit): Promise<Shown>;
  /** The page that says what `show` threw. */
  refuse(error: unknown, visit: Visit): Shown;
}>;

/** What a browser without script posts at the address of a page, and where to send it on. */
export type PageForm<Fields = unknown> = Readonly<{
  pattern: RegExp;
  fields: ZodType<Fields>;
  submit(submission: Submission<Fields>): Promise<string>;
  /** Where to go with what `submit` threw, or with InvalidFields. */
  refuse(error: unknown, visit: Visit): string;
}>;

type Render = (asked: Readonly<{ pathname: string; language: Language; data: unknown }>) => Readonly<{
  title: string;
  /** For whoever shares the address: messengers show it below the title. */
  description: string;
  body: string;
}>;

type Deps = Readonly<{
  pages: readonly RenderedPage[];
  forms: readonly PageForm[];
  /** The built web, and what was built of it for the server. */
  root: string;
  remember: boolean;
  publicUrl: string;
  log: Log;
}>;

/** Data within a page of HTML: a `<` could end the element that holds it. */
const asScriptData = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');
const asText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const asAttribute = (text: string): string => asText(text).replaceAll('"', '&quot;');
const headOf = (title: string, description: string): string =>
  [
    `<title>${asText(title)}</title>`,
    `<meta property="og:title" content="${asAttribute(title)}" />`,
    `<meta property="og:description" content="${asAttribute(description)}" />`,
  ].join('\n    ');

/** As the page itself chooses: what the address asks, what the visitor chose before, else Bulgarian. */
const languageOf = (ctx: Context): Language =>
  (ctx.query['lang'] ?? ctx.cookies.get('language')) === 'en' ? 'en' : 'bg';

const strings = (values: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((values ?? {}) as Record<string, unknown>).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

const visitOf = (ctx: Context, name: string): Visit => ({
  name,
  query: strings(ctx.query),
  language: languageOf(ctx),
  address: ctx.ip,
});

const readForm = koaBody({
  urlencoded: true,
  formLimit: '16kb',
  json: false,
  text: false,
  multipart: false,
});

const submit = async (form: PageForm, visit: Visit, given: Record<string, string>): Promise<string> => {
  const { value, problems } = parsePart(form.fields, given);
  if (problems.length > 0) throw new InvalidFields(problems);
  return form.submit({ ...visit, fields: value });
};

export const renderedPages = ({ pages, forms, root, remember, publicUrl, log }: Deps): Middleware => {
  const renderers = new Map<string, Promise<{ template: string; render: Render }>>();
  const load = async (bundle: string) => {
    const template = await readFile(path.join(root, 'web', bundle, 'index.html'), 'utf8');
    const file = pathToFileURL(path.join(root, 'server', `${bundle}.js`)).href;
    return { template, ...((await import(file)) as { render: Render }) };
  };
  const rendererOf = (bundle: string) => {
    const known = renderers.get(bundle) ?? load(bundle);
    if (remember) renderers.set(bundle, known);
    known.catch(() => renderers.delete(bundle));
    return known;
  };

  const show = async (ctx: Context, page: RenderedPage, name: string): Promise<void> => {
    const visit = visitOf(ctx, name);
    const { status, data } = await page.show(visit).catch((error: unknown) => {
      logFault(log, error);
      return page.refuse(error, visit);
    });
    const { template, render } = await rendererOf(page.bundle);
    const { title, description, body } = render({ pathname: ctx.path, language: visit.language, data });
    ctx.status = status;
    ctx.type = 'html';
    ctx.set('Cache-Control', 'private, no-cache');
    const content = `${body}</div><script type="application/json" id="data">${asScriptData(data)}</script>`;
    // The nonce goes into the template only: what somebody has typed is given none.
    const html = template
      .replaceAll('__CSP_NONCE__', nonceOf(ctx))
      .replaceAll(publicUrlMark, publicUrl)
      .replace(/<html lang="[^"]*"/, `<html lang="${visit.language}"`)
      .replace(/<title>[^<]*<\/title>/, () => headOf(title, description))
      .replace('<div id="root"></div>', () => `<div id="root">${content}`);
    ctx.body = Buffer.from(html);
  };

  return async (ctx, passOn) => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    const found = (isRead ? pages : forms).find(({ pattern }) => pattern.test(ctx.path));
    if (found === undefined || (!isRead && ctx.method !== 'POST')) return passOn();
    const name = found.pattern.exec(ctx.path)?.[1] ?? '';
    if ('show' in found) return show(ctx, found, name);
    await readForm(ctx, async () => undefined);
    const visit = visitOf(ctx, name);
    const next = await submit(found, visit, strings(ctx.request.body)).catch((error: unknown) => {
      logFault(log, error);
      return found.refuse(error, visit);
    });
    ctx.redirect(next);
    ctx.status = 303;
  };
};
