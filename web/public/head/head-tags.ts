import { languages } from '../../shared/messages/language.ts';
import type { Language } from '../../shared/messages/language.ts';
import { pagePaths } from './pages.ts';
import type { PageName } from './pages.ts';
import { bg } from './messages/bg.ts';
import { en } from './messages/en.ts';

export const headMessages = { bg, en };

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
const urlIn = (origin: string, page: PageName, language: Language): string =>
  `${origin}${pagePaths[page]}${language === 'bg' ? '' : `?lang=${language}`}`;

const alternate = (hreflang: string, href: string): HeadTag => ({
  element: 'link',
  key: { rel: 'alternate', hreflang },
  value: { href },
});

/** Meta tags of a public page: description, canonical URL, languages, Open Graph; `origin` without trailing slash. */
export const headTags = (origin: string, page: PageName, language: Language): HeadTag[] => {
  const { title, description } = headMessages[language][page];
  const address = urlIn(origin, page, language);
  return [
    meta('name', 'description', description),
    { element: 'link', key: { rel: 'canonical' }, value: { href: address } },
    ...languages.map((each) => alternate(each, urlIn(origin, page, each))),
    alternate('x-default', urlIn(origin, page, 'bg')),
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
