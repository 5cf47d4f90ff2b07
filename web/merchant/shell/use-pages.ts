import type { AreaPage, PageGroup } from '../../shared/layout/area-page.ts';
import { useProviderAccount } from '../account/index.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useIsViewing, useRights } from '../kit/portal/use-rights.ts';
import { useShellMessages } from '../kit/messages/use-shell-messages.ts';

/** The pages of the sidebar in their groups, by path: icon, name and the right that shows the page. */
const places = {
  '': [['', 'home', 'home', 'SEE']],
  sell: [
    ['/counter', 'qr', 'counter', 'CREATE_LINKS'],
    ['/payments', 'card', 'payments', 'SEE'],
    ['/links', 'link', 'links', 'SEE'],
    ['/customers', 'journal', 'customers', 'SEE'],
    ['/items', 'coins', 'items', 'SEE'],
  ],
  documents: [
    ['/invoices', 'invoice', 'invoices', 'SEE'],
    ['/months', 'calendar', 'months', 'EXPORT'],
    ['/questions', 'chat', 'questions', 'WRITE_DOCUMENTS'],
  ],
  money: [
    ['/reports', 'chart', 'reports', 'EXPORT'],
    ['/payouts', 'bank', 'payouts', 'EXPORT'],
    ['/account', 'coins', 'account', 'MANAGE_MERCHANT'],
  ],
  business: [
    ['/settings', 'shop', 'settings', 'SEE'],
    ['/team', 'person', 'team', 'MANAGE_MERCHANT'],
    ['/developers', 'code', 'developers', 'MANAGE_MERCHANT'],
  ],
} as const;

/** The pages of the portal's sidebar that the user's role may open, in groups. */
export const usePages = (): readonly PageGroup[] => {
  const t = useShellMessages();
  const { base } = usePortal();
  const holds = useRights();
  const isViewing = useIsViewing();
  const { data: account } = useProviderAccount();
  // Without accounts of merchants there is neither an account nor a payout to show.
  const left = account?.isNeeded === true ? [] : ['/account', '/payouts'];
  if (isViewing) left.push('/settings');
  return (Object.keys(places) as (keyof typeof places)[])
    .map((group) => ({
      heading: group === '' ? '' : t(`merchant.nav.${group}`),
      pages: places[group]
        .filter(([path, , , right]) => holds(right) && !left.includes(path))
        .map(([path, icon, name]) => ({ to: base + path, icon, label: t(`merchant.nav.${name}`) })),
    }))
    .filter(({ pages }) => pages.length > 0);
};

/** The pages of the bottom bar on phones; the plus leads to the counter for who may create links. */
export const useTabs = (): readonly AreaPage[] => {
  const t = useShellMessages();
  const { base } = usePortal();
  const holds = useRights();
  if (!holds('SEE')) return [];
  const counter: AreaPage = { to: `${base}/counter`, icon: 'plus', label: t('merchant.nav.counter') };
  return [
    { to: base, icon: 'home', label: t('merchant.nav.home') },
    { to: `${base}/payments`, icon: 'card', label: t('merchant.nav.payments') },
    ...(holds('CREATE_LINKS') ? [counter] : []),
    { to: `${base}/invoices`, icon: 'invoice', label: t('merchant.nav.invoices') },
  ];
};
