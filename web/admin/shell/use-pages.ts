import type { IconName } from '../../shared/icons/Icon.tsx';
import { useSession } from '../../shared/session.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { mayDo, seesDashboard } from '../kit/rights/rights.ts';
import type { en } from '../kit/messages/en.ts';

interface AdminPage {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
}

type Page = keyof typeof en.admin.menu;

const lists: readonly (readonly [resource: string, icon: IconName, page: Page])[] = [
  ['merchants', 'shop', 'merchants'],
  ['users', 'person', 'users'],
  ['payments', 'card', 'payments'],
  ['invoices', 'invoice', 'invoices'],
  ['bills', 'journal', 'bills'],
  ['months', 'calendar', 'months'],
  ['payouts', 'bank', 'payouts'],
  ['bank-lines', 'journal', 'bankLines'],
  ['payment-links', 'link', 'links'],
  ['archives', 'download', 'archives'],
  ['erasure-requests', 'person', 'erasureRequests'],
  ['provider-accounts', 'coins', 'providerAccounts'],
  ['provider-events', 'bolt', 'events'],
  ['webhook-endpoints', 'bell', 'endpoints'],
  ['api-keys', 'code', 'keys'],
  ['jobs', 'clock', 'jobs'],
  ['audit-log', 'journal', 'audit'],
  ['questions', 'chat', 'questions'],
];

/** The pages that the role may see. */
export const usePages = (): AdminPage[] => {
  const t = useMessages<typeof en>();
  const role = useSession()?.role;
  if (role === undefined) return [];
  const home: AdminPage = seesDashboard(role)
    ? { to: '/admin', icon: 'chart', label: t('admin.menu.dashboard') }
    : { to: '/admin', icon: 'home', label: t('admin.menu.clients') };
  return [
    home,
    ...lists
      .filter(([resource]) => mayDo(role, 'list', resource))
      .map(([resource, icon, page]) => ({ to: `/admin/${resource}`, icon, label: t(`admin.menu.${page}`) })),
    { to: '/admin/account', icon: 'shield', label: t('admin.menu.account') },
  ];
};
