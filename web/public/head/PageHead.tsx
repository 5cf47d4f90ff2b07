import { useLanguage } from '../../shared/messages/language.ts';
import { headMessages } from './head-tags.ts';
import type { PageName } from './pages.ts';
import { usePageHead } from './use-page-head.ts';

/** Title and descriptions of a public page whose heading does not give it its title. */
export const PageHead = ({ page }: { page: PageName }) => {
  usePageHead(page);
  return <title>{headMessages[useLanguage()][page].title}</title>;
};
