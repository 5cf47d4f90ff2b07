import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context, Middleware } from 'koa';
import { koaBody } from 'koa-body';
import type { ZodType } from 'zod';
import { InvalidFields } from '#kernel/failure.ts';
import type { Language } from '#kernel/language.ts';
import { LatestAnswers } from '../latest-answers.ts';
import type { Log } from '../log.ts';
import { logFault } from './log-fault.ts';
import { parsePart } from './parse-input.ts';
import { publicUrlMark } from './public-url-mark.ts';
import { nonceMark, allowedNonce } from './security-headers.ts';

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

/** Some megabytes at the most. */
const mostRemembered = 200;

const stylesheet = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g;

/** Its styles within the page: until they had come by themselves nothing would be painted, a round trip later. */
const withStyles = async (html: string, web: string): Promise<string> => {
  const addresses = [...html.matchAll(stylesheet)].map(([, address]) => address!);
  const styles = await Promise.all(addresses.map((address) => readFile(path.join(web, address), 'utf8')));
  return html.replace(stylesheet, () => `<style nonce="${nonceMark}">${styles.shift()}</style>`);
};

/** The page in pieces: every second one is the name of what each answer puts there. */
type Template = readonly string[];
type Place = 'language' | 'head' | 'root' | 'nonce';

const placeOf = (name: Place): string => `\0${name}\0`;

const cut = (html: string): Template =>
  html
    .replaceAll(nonceMark, placeOf('nonce'))
    .replace(/<html lang="[^"]*"/, `<html lang="${placeOf('language')}"`)
    .replace(/<title>[^<]*<\/title>/, placeOf('head'))
    .replace('<div id="root"></div>', `<div id="root">${placeOf('root')}`)
    .split('\0');

const fill = (template: Template, values: Readonly<Record<Place, string>>): string =>
  template.map((piece, number) => (number % 2 === 0 ? piece : values[piece as Place])).join('');

export const renderedPages = ({ pages, forms, root, remember, publicUrl, log }: Deps): Middleware => {
  const renderers = new Map<string, Promise<{ template: Template; render: Render }>>();
  const load = async (bundle: string) => {
    const web = path.join(root, 'web');
    const built = await readFile(path.join(web, bundle, 'index.html'), 'utf8');
    const template = cut((await withStyles(built, web)).replaceAll(publicUrlMark, publicUrl));
    const file = pathToFileURL(path.join(root, 'server', `${bundle}.js`)).href;
    return { template, ...((await import(file)) as { render: Render }) };
  };
  // The same data give the same page; a counter's code is looked at all day.
  const latest = new LatestAnswers<Readonly<{ head: string; root: string }>>(remember ? mostRemembered : 0);
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
    const { language } = visit;
    const script = asScriptData(data);
    const made = await latest.of(`${page.bundle} ${language} ${ctx.path} ${script}`, async () => {
      const { title, description, body } = render({ pathname: ctx.path, language, data });
      const element = `<script type="application/json" id="data">${script}</script>`;
      return { head: headOf(title, description), root: `${body}</div>${element}` };
    });
    ctx.status = status;
    ctx.type = 'html';
    ctx.set('Cache-Control', 'private, no-cache');
    // What somebody has typed is given no nonce, whatever it says.
    ctx.body = Buffer.from(fill(template, { ...made, language, nonce: allowedNonce(ctx) }));
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
