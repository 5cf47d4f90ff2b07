import { languages } from '../../shared/messages/language.ts';
import type { Language } from '../../shared/messages/language.ts';
import { pagePaths } from './pages.ts';
import type { PageName } from './pages.ts';
import { bg } from './messages/bg.ts';
import { en } from './messages/en.ts';

const messages = { bg, en };

/** What the head of a page says. */
export type PageHead = Readonly<{
  path: string;
  title: string;
  description: string;
  /** Search engines may not index it. */
  isHidden?: boolean;
}>;

/** The head of a page that search engines may index. */
export const publicHead = (page: PageName, language: Language): PageHead => ({
  ...messages[language][page],
  path: pagePaths[page],
});

export interface HeadTag {
  readonly element: 'meta' | 'link';
  /** Attributes that identify the tag. */
  readonly key: Readonly<Record<string, string>>;
  readonly value: Readonly<Record<string, string>>;
}

const meta = (attribute: 'name' | 'property', name: string, content: string): HeadTag => ({
  element: 'meta',
  key: { [attribute]: name },
  value: { content },
});

/** URL of a page in a language: Bulgarian without a query, English with `?lang=en`. */
const urlIn = (origin: string, path: string, language: Language): string =>
  `${origin}${path}${language === 'bg' ? '' : `?lang=${language}`}`;

const alternate = (hreflang: string, href: string): HeadTag => ({
  element: 'link',
  key: { rel: 'alternate', hreflang },
  value: { href },
});

/** Meta tags of a public page: description, robots, canonical URL, languages, Open Graph; `origin` without trailing slash. */
export const headTags = (
  origin: string,
  { path, title, description, isHidden }: PageHead,
  language: Language,
): HeadTag[] => {
  const address = urlIn(origin, path, language);
  return [
    meta('name', 'description', description),
    // On every page: navigation rewrites the tags in place.
    meta('name', 'robots', isHidden ? 'noindex' : 'all'),
    { element: 'link', key: { rel: 'canonical' }, value: { href: address } },
    ...languages.map((each) => alternate(each, urlIn(origin, path, each))),
    alternate('x-default', urlIn(origin, path, 'bg')),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Plateno'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:locale', language === 'bg' ? 'bg_BG' : 'en_GB'),
    meta('property', 'og:image', `${origin}/share.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
};
