import type { SearchResultItem } from '../../shared/search/search-result.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { usePages } from '../layout/use-pages.ts';
import { useMay } from '../use-may.ts';
import type { en } from '../messages/en.ts';

/** Actions and pages of the role whose names contain the text; pages only for a non-empty text. */
export const useActionsAndPages = (typed: string): readonly SearchResultItem[] => {
  const t = useMessages<typeof en>();
  const may = useMay();
  const pages = usePages();
  const action = (to: string, title: string): SearchResultItem => ({
    to,
    title,
    detail: null,
    kind: t('admin.search.action'),
  });
  const page = (to: string, title: string): SearchResultItem => ({
    to,
    title,
    detail: null,
    kind: t('shared.search.pages'),
  });
  const places = [
    ...(may('create', 'merchants')
      ? [action('/admin/merchants/register', t('admin.dashboard.registerMerchant'))]
      : []),
    ...(may('create', 'users') ? [action('/admin/users/create', t('admin.users.create'))] : []),
    ...(typed === ''
      ? []
      : [
          ...pages.map(({ to, label }) => page(to, label)),
          ...(may('show', 'dashboard') ? [page('/admin/dashboard', t('dashboard.title'))] : []),
        ]),
  ];
  return places.filter(({ title }) => title.toLowerCase().includes(typed.toLowerCase()));
};
