import { Suspense } from 'react';
import { useLogout, type LayoutProps } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { AreaShell } from '../../shared/layout/AreaShell.tsx';
import { GlobalSearch } from '../../shared/search/GlobalSearch.tsx';
import { useSession } from '../../shared/session.ts';
import { Loading } from '../../shared/state/Loading.tsx';
import { useWords } from '../../shared/words/use-words.ts';
import { useFindings } from '../search/use-findings.ts';
import type { en } from '../words/en.ts';
import { Fallback } from './Fallback.tsx';
import { usePages } from './use-pages.ts';

/** The shell of all protected areas around react-admin's pages: user and sign-out stand in its top bar. */
export const AdminLayout = ({ children }: LayoutProps) => {
  const t = useWords<typeof en>();
  const session = useSession();
  const logout = useLogout();
  const { pathname } = useLocation();
  return (
    <AreaShell
      pages={usePages()}
      label={t('admin.area')}
      isBackOffice
      username={session?.username ?? ''}
      onSignOut={() => void logout({}, '/', false)}
      tools={<GlobalSearch hint={t('admin.search.hint')} useFindings={useFindings} />}
    >
      <Fallback place={pathname} sentence={t('admin.broken')}>
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </Fallback>
    </AreaShell>
  );
};
