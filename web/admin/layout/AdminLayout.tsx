import { Suspense } from 'react';
import { useLogout, type LayoutProps } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { AreaShell, type AreaPage } from '../../shared/layout/AreaShell.tsx';
import { useSession } from '../../shared/session.ts';
import { Loading } from '../../shared/state/Loading.tsx';
import { useWords } from '../../shared/words/use-words.ts';
import { mayDo, seesDashboard } from '../rights.ts';
import type { en } from '../words/en.ts';
import { Fallback } from './Fallback.tsx';

/** The shell of all protected areas around react-admin's pages. */
export const AdminLayout = ({ children }: LayoutProps) => {
  const t = useWords<typeof en>();
  const session = useSession();
  const logout = useLogout();
  const { pathname } = useLocation();
  return (
    <AreaShell
      pages={usePages()}
      label={t('admin.area')}
      username={session?.username ?? ''}
      onSignOut={() => void logout({}, '/', false)}
    >
      <Fallback place={pathname} sentence={t('admin.broken')}>
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </Fallback>
    </AreaShell>
  );
};

const usePages = (): AreaPage[] => {
  const t = useWords<typeof en>();
  const role = useSession()?.role;
  if (role === undefined) return [];
  return [
    ...(seesDashboard(role)
      ? [{ to: '/admin', icon: 'chart', label: t('admin.menu.dashboard') } as const]
      : []),
    ...(mayDo(role, 'list', 'merchants')
      ? [{ to: '/admin/merchants', icon: 'person', label: t('admin.menu.merchants') } as const]
      : []),
    ...(mayDo(role, 'list', 'users')
      ? [{ to: '/admin/users', icon: 'shield', label: t('admin.menu.users') } as const]
      : []),
    ...(mayDo(role, 'list', 'payments')
      ? [{ to: '/admin/payments', icon: 'card', label: t('admin.menu.payments') } as const]
      : []),
  ];
};
