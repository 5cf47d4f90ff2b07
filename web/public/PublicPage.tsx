import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { contentId, SkipLink } from '../shared/layout/SkipLink.tsx';
import { TopBar } from '../shared/layout/TopBar.tsx';
import { Footer } from './Footer.tsx';
import { servedMark } from './head/served-mark.ts';
import classes from './PublicPage.module.css';
import { usePublicMessages } from './messages/use-public-messages.ts';

interface PublicPageProps {
  /** Rendered at the end of the top bar. */
  readonly end: ReactNode;
  /** Links before those to features and pricing. */
  readonly links?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Top bar, content and footer of a public page. */
export const PublicPage = ({ end, links, className, children }: PublicPageProps) => {
  const t = usePublicMessages();
  useEffect(() => document.getElementById('root')?.removeAttribute(servedMark), []);
  return (
    <>
      <SkipLink />
      <TopBar
        label={t('public.nav.label')}
        links={
          <>
            {links}
            <NavLink to="/features">{t('public.nav.features')}</NavLink>
            <NavLink to="/pricing">{t('public.nav.pricing')}</NavLink>
          </>
        }
      >
        {end}
      </TopBar>
      <main id={contentId} tabIndex={-1} className={[classes['main'], className].filter(Boolean).join(' ')}>
        {children}
      </main>
      <Footer />
    </>
  );
};
