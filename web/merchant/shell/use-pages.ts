import type { AreaPage, PageGroup } from '../../shared/layout/area-page.ts';
import type { MerchantRight } from '#contract/team/team-rights.ts';
import { useProviderAccount } from '../account/index.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useIsViewing, useRights } from '../kit/portal/use-rights.ts';
import { useShellMessages } from '../kit/messages/use-shell-messages.ts';

type Line = AreaPage &
  Readonly<{
    right: MerchantRight;
    /** Heading of the group that begins with this page; else it belongs to the group of the page before. */
    group?: string;
  }>;

/** The pages of the portal's sidebar that the user's role may open, in groups. */
export const usePages = (): readonly PageGroup[] => {
  const t = useShellMessages();
  const { base } = usePortal();
  const holds = useRights();
  const isViewing = useIsViewing();
  const { data: account } = useProviderAccount();
  const lines: readonly Line[] = [
    { group: '', right: 'SEE', to: base, icon: 'home', label: t('merchant.nav.home') },
    {
      group: t('merchant.nav.sell'),
      right: 'CREATE_LINKS',
      to: `${base}/counter`,
      icon: 'qr',
      label: t('merchant.nav.counter'),
    },
    { right: 'SEE', to: `${base}/payments`, icon: 'card', label: t('merchant.nav.payments') },
    { right: 'SEE', to: `${base}/links`, icon: 'link', label: t('merchant.nav.links') },
    { right: 'SEE', to: `${base}/customers`, icon: 'journal', label: t('merchant.nav.customers') },
    { right: 'SEE', to: `${base}/items`, icon: 'coins', label: t('merchant.nav.items') },
    {
      group: t('merchant.nav.documents'),
      right: 'SEE',
      to: `${base}/invoices`,
      icon: 'invoice',
      label: t('merchant.nav.invoices'),
    },
    { right: 'EXPORT', to: `${base}/months`, icon: 'calendar', label: t('merchant.nav.months') },
    { right: 'WRITE_DOCUMENTS', to: `${base}/questions`, icon: 'chat', label: t('merchant.nav.questions') },
    {
      group: t('merchant.nav.money'),
      right: 'EXPORT',
      to: `${base}/reports`,
      icon: 'chart',
      label: t('merchant.nav.reports'),
    },
    { right: 'EXPORT', to: `${base}/payouts`, icon: 'bank', label: t('merchant.nav.payouts') },
    { right: 'MANAGE_MERCHANT', to: `${base}/account`, icon: 'coins', label: t('merchant.nav.account') },
    {
      group: t('merchant.nav.business'),
      right: 'SEE',
      to: `${base}/settings`,
      icon: 'shop',
      label: t('merchant.nav.settings'),
    },
    { right: 'MANAGE_MERCHANT', to: `${base}/team`, icon: 'person', label: t('merchant.nav.team') },
    {
      right: 'MANAGE_MERCHANT',
      to: `${base}/developers`,
      icon: 'code',
      label: t('merchant.nav.developers'),
    },
  ];
  // Without accounts of merchants there is neither an account nor a payout to show.
  const left = account?.isNeeded === true ? [] : [`${base}/account`, `${base}/payouts`];
  if (isViewing) left.push(`${base}/settings`);
  return inGroups(lines, ({ right, to }) => holds(right) && !left.includes(to));
};

const inGroups = (lines: readonly Line[], isShown: (line: Line) => boolean): readonly PageGroup[] => {
  const groups: { heading: string; pages: Line[] }[] = [];
  for (const line of lines) {
    if (line.group !== undefined) groups.push({ heading: line.group, pages: [] });
    if (isShown(line)) groups.at(-1)?.pages.push(line);
  }
  return groups.filter(({ pages }) => pages.length > 0);
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
