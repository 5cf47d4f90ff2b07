import { useEffect } from 'react';
import { useLanguage, type Language } from '../../shared/messages/language.ts';
import { headTags, publicHead } from './head-tags.ts';
import type { HeadTag, PageHead } from './head-tags.ts';
import type { PageName } from './pages.ts';

const write = ({ element, key, value }: HeadTag): void => {
  const selector = Object.entries(key).map(([name, text]) => `[${name}="${text}"]`);
  const found = document.head.querySelector(element + selector.join(''));
  const tag = found ?? document.head.appendChild(document.createElement(element));
  Object.entries({ ...key, ...value }).forEach(([name, text]) => tag.setAttribute(name, text));
};

/**
 * Meta tags of a public page. The served HTML has those of the first path; navigation rewrites the same tags in place.
 */
export const useHeadOf = <P>(page: P, headOf: (page: P, language: Language) => PageHead): void => {
  const language = useLanguage();
  useEffect(
    () => headTags(window.location.origin, headOf(page, language), language).forEach(write),
    [page, headOf, language],
  );
};

/** The head of a page that search engines may index. */
export const usePageHead = (page: PageName): void => useHeadOf(page, publicHead);
