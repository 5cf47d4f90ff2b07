import { languages } from '../../shared/messages/language.ts';
import { accountHead, accountPaths, type AccountPageName } from '../account-mails/account-head.ts';
import { headTags, publicHead, type PageHead } from './head-tags.ts';
import { pagePaths } from './pages.ts';
import type { PageName } from './pages.ts';

/** Placeholder that the server replaces by its public URL, unknown at build time. */
const origin = '__PUBLIC_URL__';
/** Not indexed: private areas and pages of single customers. */
const hidden = ['/admin', '/merchant/', '/pay/', '/api/'];

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

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
  return html
    .replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
    .replace(/\s*<meta\s+name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, [`<title>${escape(head.title)}</title>`, ...tags].join('\n    '))
    .replace('</head>', `${scripts.map((tag) => `  ${tag}\n  `).join('')}</head>`);
};

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
 * Files built beside index.html for clients without JavaScript: each public page per language with its own head
 * (`pages/pricing.en.html`, the landing page as `pages/index.bg.html`), the sitemap and robots.txt. `scripts`: tags by path
 * for the end of the head.
 */
export const staticPages = (
  indexHtml: string,
  scripts: Readonly<Record<string, readonly string[]>> = {},
): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    languages.flatMap((language) =>
      headsIn(language).map((head) => [
        `pages${head.path === '/' ? '/index' : head.path}.${language}.html`,
        withHead(indexHtml, head, language, scripts[head.path] ?? []),
      ]),
    ),
  ),
  'robots.txt': robots(),
  'sitemap.xml': sitemap(),
});
