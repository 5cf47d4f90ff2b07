import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import type { Language } from '#kernel/language.ts';
import { inlineStyles } from './inline-styles.ts';
import { publicUrlMark } from './public-url-mark.ts';

type PageInput = Readonly<{ pathname: string; language: Language; data: unknown }>;

type Rendered = Readonly<{
  title: string;
  /** Messengers show it below the title of a shared link. */
  description: string;
  body: string;
  /** Values of CSS custom properties of this page by name; none unless given. */
  properties?: Readonly<Record<string, string>>;
  /** The page loads this path by itself where no script runs. */
  reloads?: Readonly<{ seconds: number; path: string }>;
  /** Whether search engines may list the page, where that depends on its data; else its own head says so. */
  isIndexed?: boolean;
}>;

/** Renders a page's markup; deterministic for its input. */
type Render = (input: PageInput) => Rendered;

/** JSON inside a `<script>` element: a `<` could end the element. */
const asScriptData = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');
const asText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const asAttribute = (text: string): string => asText(text).replaceAll('"', '&quot;');

/** Custom properties as a style sheet with the nonce: the content policy forbids style attributes. */
const styleOf = (properties: Readonly<Record<string, string>>, nonce: string): string => {
  const declarations = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
  return declarations.length === 0 ? '' : `<style nonce="${nonce}">:root{${declarations.join(';')}}</style>`;
};

const noIndex = '<meta name="robots" content="noindex" />';

const headOf = (title: string, description: string): string =>
  [
    `<title>${asText(title)}</title>`,
    `<meta property="og:title" content="${asAttribute(title)}" />`,
    `<meta property="og:description" content="${asAttribute(description)}" />`,
  ].join('\n    ');

const reloadOf = ({ seconds, path }: NonNullable<Rendered['reloads']>): string =>
  `<meta http-equiv="refresh" content="${seconds};url=${asAttribute(path)}" />`;

type Placeholder = 'language' | 'head' | 'nonce' | 'root';

/** A built page, split at its placeholders: every second piece is the name of one, the others are encoded bytes. */
type Template = readonly (Buffer | Placeholder)[];

const mark = (name: Placeholder): string => `\0${name}\0`;

const cut = (html: string): Template =>
  html
    .replace(/<html lang="[^"]*"/, `<html lang="${mark('language')}"`)
    .replace(/<title>[^<]*<\/title>/, mark('head'))
    .replace('<div id="root"></div>', `<div id="root">${mark('root')}`)
    .split('\0')
    .map((piece, index) => (index % 2 === 0 ? Buffer.from(piece) : (piece as Placeholder)));

const fill = (template: Template, values: Readonly<Record<Placeholder, string>>): Buffer =>
  Buffer.concat(template.map((piece) => (typeof piece === 'string' ? Buffer.from(values[piece]) : piece)));

/** A built page, its renderer, and an LRU cache of rendered markup. */
export type PageBundle = Readonly<{
  template: Template;
  /** Without the scripts. */
  inertTemplate: Template;
  markup: LRUCache<string, Rendered, PageInput>;
}>;

/** A page without scripts: a ribbon, and what it shows instead of its own content. */
export type InertPage = Readonly<{
  /** The path that the page is rendered for. */
  pathname: string;
  /** Behind the content, whose skip link stays first; the stylesheet shows it on top. */
  ribbon: string;
  page?: Pick<Rendered, 'title' | 'body' | 'reloads'>;
}>;

/** Payers open the link of one QR code many times: the markup of the last 500 inputs is kept, some 3 KiB each. */
const markupOf = (render: Render): PageBundle['markup'] =>
  new LRUCache({ max: 500, memoMethod: (_key, _stale, { context }) => render(context) });

/** @param nonce of this response's content policy, for inline styles */
export const renderPage = ({ template, markup }: PageBundle, input: PageInput, nonce: string): Buffer => {
  const { pathname, language } = input;
  const json = asScriptData(input.data);
  const {
    title,
    description,
    body,
    properties = {},
    isIndexed,
    reloads,
  } = markup.memo(`${language} ${pathname} ${json}`, { context: input });
  const data = `<script type="application/json" id="data">${json}</script>`;
  return fill(template, {
    language,
    head: [
      headOf(title, description),
      isIndexed === false ? noIndex : '',
      // Only a browser that runs no script reads it.
      reloads === undefined ? '' : `<noscript>${reloadOf(reloads)}</noscript>`,
      styleOf(properties, nonce),
    ].join(''),
    nonce,
    root: `${body}</div>${data}`,
  });
};

/** The page without its scripts and data: its forms are posted, and nothing else acts. */
export const renderInertPage = (
  { inertTemplate, markup }: PageBundle,
  input: PageInput,
  { pathname, ribbon, page }: InertPage,
  nonce: string,
): Buffer => {
  const { language, data } = input;
  const key = `${language} ${pathname} ${asScriptData(data)}`;
  const { title, body } = page ?? markup.memo(key, { context: { ...input, pathname } });
  const head = headOf(title, '') + (page?.reloads === undefined ? '' : reloadOf(page.reloads));
  return fill(inertTemplate, { language, head, nonce, root: `${body}${ribbon}</div>` });
};

const scripts = /<script\b[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/** Reads `web/<name>/index.html` and `server/<name>.js` of the build in `root`. */
export const loadPageBundle = async ({
  name,
  root,
  publicUrl,
}: Readonly<{ name: string; root: string; publicUrl: string }>): Promise<PageBundle> => {
  const web = path.join(root, 'web');
  const html = await inlineStyles(
    await readFile(path.join(web, name, 'index.html'), 'utf8'),
    web,
    mark('nonce'),
  );
  const file = pathToFileURL(path.join(root, 'server', `${name}.js`)).href;
  const { render } = (await import(file)) as { render: Render };
  const page = html.replaceAll(publicUrlMark, publicUrl);
  return { template: cut(page), inertTemplate: cut(page.replaceAll(scripts, '')), markup: markupOf(render) };
};
