import { languages } from '../../shared/messages/language.ts';
import type { Language } from '../../shared/messages/language.ts';
import { addresses } from './pages.ts';
import type { PageName } from './pages.ts';
import { bg } from './messages/bg.ts';
import { en } from './messages/en.ts';

export const headMessages = { bg, en };

export interface HeadTag {
  readonly element: 'meta' | 'link';
  /** What tells this tag from its neighbours. */
  readonly key: Readonly<Record<string, string>>;
  readonly value: Readonly<Record<string, string>>;
}

const meta = (attribute: 'name' | 'property', name: string, content: string): HeadTag => ({
  element: 'meta',
  key: { [attribute]: name },
  value: { content },
});

/** A page in a language: Bulgarian is the address itself, English is asked for by `?lang=en`. */
const addressIn = (origin: string, page: PageName, language: Language): string =>
  `${origin}${addresses[page]}${language === 'bg' ? '' : `?lang=${language}`}`;

const alternate = (hreflang: string, href: string): HeadTag => ({
  element: 'link',
  key: { rel: 'alternate', hreflang },
  value: { href },
});

/** Description, canonical address, other languages and Open Graph of a public page; `origin` without a slash at its end. */
export const headTags = (origin: string, page: PageName, language: Language): HeadTag[] => {
  const { title, description } = headMessages[language][page];
  const address = addressIn(origin, page, language);
  return [
    meta('name', 'description', description),
    { element: 'link', key: { rel: 'canonical' }, value: { href: address } },
    ...languages.map((each) => alternate(each, addressIn(origin, page, each))),
    alternate('x-default', addressIn(origin, page, 'bg')),
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
