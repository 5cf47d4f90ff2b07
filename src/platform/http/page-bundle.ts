import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import type { Language } from '#kernel/language.ts';
import { inlineStyles } from './inline-styles.ts';
import { publicUrlMark } from './public-url-mark.ts';
import { compressHtml } from './send-html.ts';

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
/** Header and footer around the content of a page; the switch of the language keeps the query. */
type Frame = (
  input: Readonly<{ language: Language; content: string; query: Readonly<Record<string, string>> }>,
) => string;

/** JSON inside a `<script>` element: a `<` could end the element. */
const asScriptData = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');
const asText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const asAttribute = (text: string): string => asText(text).replaceAll('"', '&quot;');

/** Custom properties as the text of a style sheet: the content policy forbids style attributes. Empty without any. */
const styleOf = (properties: Readonly<Record<string, string>>): string => {
  const declarations = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
  return declarations.length === 0 ? '' : `:root{${declarations.join(';')}}`;
};

/** A source of the content policy that allows an inline style sheet by its content (CSP level 2, 4.2.4). */
const hashOf = (style: string): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

const noIndex = '<meta name="robots" content="noindex" />';

const headOf = (title: string, description: string): string =>
  [
    `<title>${asText(title)}</title>`,
    `<meta property="og:title" content="${asAttribute(title)}" />`,
    `<meta property="og:description" content="${asAttribute(description)}" />`,
  ].join('\n    ');

const reloadOf = ({ seconds, path }: NonNullable<Rendered['reloads']>): string =>
  `<meta http-equiv="refresh" content="${seconds};url=${asAttribute(path)}" />`;

type Placeholder = 'language' | 'head' | 'root';

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

/** A page as it is sent. */
type SentPage = Readonly<{
  html: Buffer;
  /** Compressed when it is first asked for, and kept. */
  compressed: () => Buffer;
  /** Hashes of its inline style sheets, for the content policy. */
  styles: readonly string[];
}>;

/** A built page, its renderer, and an LRU cache of rendered pages. */
export type PageBundle = Readonly<{
  template: Template;
  /** Without the scripts. */
  inertTemplate: Template;
  /** Hashes of the style sheets in both templates. */
  styles: readonly string[];
  render: Render;
  frame: Frame;
  pages: LRUCache<string, SentPage>;
}>;

/** A page without scripts: a ribbon, and what it shows instead of its own content. */
export type InertPage = Readonly<{
  /** The path that the page is rendered for. */
  pathname: string;
  /** Behind the content, whose skip link stays first; the stylesheet shows it on top. */
  ribbon: string;
  page?: Pick<Rendered, 'title' | 'reloads'> & Readonly<{ content: string }>;
}>;

const sentPage = (html: Buffer, styles: readonly string[]): SentPage => {
  let kept: Buffer | undefined;
  return { html, styles, compressed: () => (kept ??= compressHtml(html)) };
};

const draw = ({ template, styles, render }: PageBundle, input: PageInput, json: string): SentPage => {
  const { title, description, body, properties = {}, isIndexed, reloads } = render(input);
  const style = styleOf(properties);
  const html = fill(template, {
    language: input.language,
    head: [
      headOf(title, description),
      isIndexed === false ? noIndex : '',
      // Only a browser that runs no script reads it.
      reloads === undefined ? '' : `<noscript>${reloadOf(reloads)}</noscript>`,
      style && `<style>${style}</style>`,
    ].join(''),
    root: `${body}</div><script type="application/json" id="data">${json}</script>`,
  });
  return sentPage(html, style ? [...styles, hashOf(style)] : styles);
};

/** The page of an input; the same input gives the same bytes. */
export const renderPage = (bundle: PageBundle, input: PageInput): SentPage => {
  const json = asScriptData(input.data);
  const key = `${input.language} ${input.pathname} ${json}`;
  const known = bundle.pages.get(key);
  if (known) return known;
  const drawn = draw(bundle, input, json);
  bundle.pages.set(key, drawn);
  return drawn;
};

/** The page without its scripts and data: its forms are posted, and nothing else acts. */
export const renderInertPage = (
  { inertTemplate, styles, render, frame }: PageBundle,
  { query, ...input }: PageInput & Readonly<{ query: Readonly<Record<string, string>> }>,
  { pathname, ribbon, page }: InertPage,
): SentPage => {
  const { title, body } = page
    ? { ...page, body: frame({ ...input, query, content: page.content }) }
    : render({ ...input, pathname });
  const head = headOf(title, '') + (page?.reloads === undefined ? '' : reloadOf(page.reloads));
  const html = fill(inertTemplate, { language: input.language, head, root: `${body}${ribbon}</div>` });
  return sentPage(html, styles);
};

const inlineStyle = /<style>(.*?)<\/style>/gs;
const scripts = /<script\b[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/** Reads `web/<name>/index.html` and `server/<name>.js` of the build in `root`. */
export const loadPageBundle = async ({
  name,
  root,
  publicUrl,
}: Readonly<{ name: string; root: string; publicUrl: string }>): Promise<PageBundle> => {
  const web = path.join(root, 'web');
  const html = await inlineStyles(await readFile(path.join(web, name, 'index.html'), 'utf8'), web);
  const file = pathToFileURL(path.join(root, 'server', `${name}.js`)).href;
  const { render, frame } = (await import(file)) as { render: Render; frame: Frame };
  const page = html.replaceAll(publicUrlMark, publicUrl);
  return {
    template: cut(page),
    inertTemplate: cut(page.replaceAll(scripts, '')),
    styles: [...page.matchAll(inlineStyle)].map(([, style]) => hashOf(style!)),
    render,
    frame,
    // Payers open the link of one QR code many times: the last 500 pages are kept, some 16 KiB each.
    pages: new LRUCache({ max: 500 }),
  };
};
