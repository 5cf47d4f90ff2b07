import { useLanguage } from '../../shared/words/language.ts';
import { headWords } from './head-tags.ts';
import type { PageName } from './pages.ts';
import { usePageHead } from './use-page-head.ts';

/** Title and descriptions of a public page whose heading does not give it its title. */
export const PageHead = ({ page }: { page: PageName }) => {
  usePageHead(page);
  return <title>{headWords[useLanguage()][page].title}</title>;
};
