import { servedMark } from '../public/head/served-mark.ts';
import './served-page.css';

/**
 * Whether the HTML of the page has the content that this visitor sees. Content for others, which
 * `public/head/first-paint.ts` has hidden, is removed.
 */
export const keepsServedPage = (root: HTMLElement): boolean => {
  const { dataset } = document.documentElement;
  const isKept = root.firstChild !== null && dataset['waits'] === undefined;
  // React takes over the title and removes it with its page; a copy stays for a screen without a title.
  if (isKept) document.head.append(document.querySelector('title')!.cloneNode(true));
  else {
    root.replaceChildren();
    root.removeAttribute(servedMark);
  }
  delete dataset['waits'];
  return isKept;
};
