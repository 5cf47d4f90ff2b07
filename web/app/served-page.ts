import './served-page.css';

/**
 * Whether the HTML of the page has the content that this visitor sees. Content for others, which
 * `public/head/first-paint.ts` has hidden, is removed.
 */
export const keepsServedPage = (root: HTMLElement): boolean => {
  const { dataset } = document.documentElement;
  const isKept = root.firstChild !== null && dataset['waits'] === undefined;
  if (!isKept) root.replaceChildren();
  delete dataset['waits'];
  return isKept;
};
