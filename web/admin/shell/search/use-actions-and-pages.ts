import { useRefresh } from 'react-admin';
import type { SearchResultItem } from '../../../shared/search/search-result.ts';
import { named } from '../../../shared/search/use-found.ts';
import { chooseColorScheme, useColorScheme } from '../../../shared/theme/color-scheme.ts';
import { useMessages } from '../../../shared/messages/use-messages.ts';
import { usePages } from '../use-pages.ts';
import { listUrl } from '../../kit/modules/list-url.ts';
import { useMay } from '../../kit/rights/use-may.ts';
import type { en } from '../../kit/messages/en.ts';

/** Actions and pages of the role whose names contain the text; pages only for a non-empty text. */
export const useActionsAndPages = (typed: string): readonly SearchResultItem[] => {
  const t = useMessages<typeof en>();
  const may = useMay();
  const pages = usePages();
  const actions = useActions();
  const page = (to: string, title: string): SearchResultItem => ({
    to,
    title,
    detail: null,
    kind: t('shared.search.pages'),
  });
  const places = [
    ...actions,
    ...(typed === ''
      ? []
      : [
          ...pages.map(({ to, label }) => page(to, label)),
          ...(may('show', 'dashboard') ? [page('/admin/dashboard', t('dashboard.title'))] : []),
        ]),
  ];
  return named(places, typed);
};

/** What the role may do from anywhere. */
const useActions = (): readonly SearchResultItem[] => {
  const t = useMessages<typeof en>();
  const may = useMay();
  const refresh = useRefresh();
  const isDark = useColorScheme() === 'dark';
  const action = (to: string, title: string, run?: () => void): SearchResultItem => ({
    to,
    title,
    detail: null,
    kind: t('admin.search.action'),
    ...(run && { run }),
  });
  return [
    ...(may('create', 'merchants')
      ? [
          action('/admin/merchants/register', t('admin.dashboard.registerMerchant')),
          action(listUrl('merchants', { status: 'PENDING' }), t('admin.search.approve')),
        ]
      : []),
    ...(may('create', 'users') ? [action('/admin/users/create', t('admin.users.create'))] : []),
    action('#refresh', t('admin.search.refresh'), refresh),
    action('#scheme', t(isDark ? 'shared.lightTheme' : 'shared.darkTheme'), () =>
      chooseColorScheme(isDark ? 'light' : 'dark'),
    ),
  ];
};
