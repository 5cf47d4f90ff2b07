import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { contentId, SkipLink } from '../shared/layout/SkipLink.tsx';
import { TopBar } from '../shared/layout/TopBar.tsx';
import { usePublicWords } from './words/use-public-words.ts';

interface PublicPageProps {
  /** What stands at the end of the top bar. */
  readonly end: ReactNode;
  /** Links before those to features and pricing. */
  readonly links?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Top bar and content of a public page. Features and pricing are chapters of the landing page. */
export const PublicPage = ({ end, links, className, children }: PublicPageProps) => {
  const t = usePublicWords();
  return (
    <>
      <SkipLink />
      <TopBar
        label={t('public.nav.label')}
        links={
          <>
            {links}
            <Link to="/#features">{t('public.nav.features')}</Link>
            <Link to="/#pricing">{t('public.nav.pricing')}</Link>
          </>
        }
      >
        {end}
      </TopBar>
      <main id={contentId} tabIndex={-1} className={className}>
        {children}
      </main>
    </>
  );
};
