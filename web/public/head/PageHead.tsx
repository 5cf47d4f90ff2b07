import { useLanguage } from '../../shared/messages/language.ts';
import { publicHead } from './head-tags.ts';
import type { PageName } from './pages.ts';
import { usePageHead } from './use-page-head.ts';

/** Document title and meta tags of a public page without `PageTitle`. */
export const PageHead = ({ page }: { page: PageName }) => {
  usePageHead(page);
  return <title>{publicHead(page, useLanguage()).title}</title>;
};
