import { languages } from '../../shared/messages/language.ts';
import { accountHead, accountPaths, type AccountPageName } from '../account-mails/account-head.ts';
import { headTags, publicHead, type PageHead } from './head-tags.ts';
import { withOldBrowser } from './old-browser.ts';
import { pagePaths } from './pages.ts';
import type { PageName } from './pages.ts';
import { servedMark } from './served-mark.ts';

/** Placeholder that the server replaces by its public URL, unknown at build time. */
const origin = '__PUBLIC_URL__';
/** Not indexed: private areas and pages of single customers. */
const hidden = ['/admin', '/merchant/', '/pay/', '/api/'];

/** The markup of each rendered page by path and language. */
export type RenderedPages = Readonly<Record<string, Readonly<Record<'bg' | 'en', string>>>>;

type Built = Readonly<{
  /** Tags by path for the end of the head. */
  scripts?: Readonly<Record<string, readonly string[]>>;
  rendered?: RenderedPages;
  /** URL of the script of `first-paint.ts`. */
  firstPaint?: string;
  /** URL of the script of `old-browser.ts`. */
  oldBrowser?: string;
}>;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The fonts that an English page does not need. */
const cyrillicPreload = /\s*<link\b[^>]*\bdata-language="bg"[^>]*>/g;

const withHead = (
  html: string,
  head: PageHead,
  language: 'bg' | 'en',
  scripts: readonly string[],
): string => {
  const tags = headTags(origin, head, language).map(({ element, key, value }) => {
    const attributes = Object.entries({ ...key, ...value }).map(
      ([name, text]) => `${name}="${escape(text)}"`,
    );
    return `<${element} ${attributes.join(' ')} />`;
  });
  return (language === 'bg' ? html : html.replaceAll(cyrillicPreload, ''))
    .replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
    .replace(/\s*<meta\s+name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, [`<title>${escape(head.title)}</title>`, ...tags].join('\n    '))
    .replace('</head>', `${scripts.map((tag) => `  ${tag}\n  `).join('')}</head>`);
};

const mountPoint = '<div id="root"></div>';

/**
 * The server puts the style sheets into the HTML. Vite loads those of a lazy chunk unless the document has a link to them;
 * browsers do not fetch a disabled one, and look ahead only for media that match.
 */
const withStyleMarks = (html: string): string =>
  html.replaceAll(
    /<link (rel="stylesheet"[^>]*)>/g,
    (link, attributes: string) => `${link}\n    <link disabled media="not all" ${attributes}>`,
  );

/** The content, before scripts: these are fetched after what the first paint needs. */
const withContent = (html: string, content: string, firstPaint: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replace('<script type="module"', '<script type="module" fetchpriority="low"')
    .replace('</title>', `</title>\n    <script src="${firstPaint}"></script>`)
    .replace(mountPoint, () => `<div id="root" ${servedMark}>${content}</div>`);

const robots = (): string =>
  ['User-agent: *', ...hidden.map((path) => `Disallow: ${path}`), `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );

const sitemap = (): string => {
  const entries = Object.values(pagePaths).flatMap((address) =>
    [address, `${address}?lang=en`].map(
      (each) =>
        `  <url><loc>${origin}${each}</loc>` +
        `<xhtml:link rel="alternate" hreflang="bg" href="${origin}${address}"/>` +
        `<xhtml:link rel="alternate" hreflang="en" href="${origin}${address}?lang=en"/></url>`,
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
};

const headsIn = (language: 'bg' | 'en'): PageHead[] => [
  ...(Object.keys(pagePaths) as PageName[]).map((page) => publicHead(page, language)),
  ...(Object.keys(accountPaths) as AccountPageName[]).map((page) => accountHead(page, language)),
];

/**
 * Files built beside index.html: each public page per language with its own head and, where the build renders it, its
 * content (`pages/pricing.en.html`, the landing page as `pages/index.bg.html`), the sitemap and robots.txt.
 */
export const staticPages = (
  indexHtml: string,
  { scripts = {}, rendered = {}, firstPaint = '', oldBrowser = '' }: Built = {},
): Readonly<Record<string, string>> => {
  const pageIn = (head: PageHead, language: 'bg' | 'en'): string => {
    const own = withStyleMarks(withHead(indexHtml, head, language, scripts[head.path] ?? []));
    const html = withOldBrowser(own, { path: head.path, languages: [language], script: oldBrowser });
    const content = rendered[head.path]?.[language];
    return content === undefined ? html : withContent(html, content, firstPaint);
  };
  return {
    ...Object.fromEntries(
      languages.flatMap((language) =>
        headsIn(language).map((head) => [
          `pages${head.path === '/' ? '/index' : head.path}.${language}.html`,
          pageIn(head, language),
        ]),
      ),
    ),
    'robots.txt': robots(),
    'sitemap.xml': sitemap(),
  };
};
