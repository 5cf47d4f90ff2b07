import type { AreaPage } from '../shared/layout/AreaShell.tsx';
import type { MerchantRight } from '#contract/team-rights.ts';
import { useProviderAccount } from './account/use-provider-account.ts';
import { usePortal } from './portal.ts';
import { useIsViewing, useRights } from './use-rights.ts';
import { useShellMessages } from './messages/use-shell-messages.ts';

/** The pages of the portal's sidebar that the user's role may open. */
export const usePages = (): readonly AreaPage[] => {
  const t = useShellMessages();
  const { base, isDemo } = usePortal();
  const holds = useRights();
  const isViewing = useIsViewing();
  const { data: account } = useProviderAccount();
  const pages: readonly (AreaPage & { right: MerchantRight })[] = [
    { right: 'SEE', to: base, icon: 'home', label: t('merchant.nav.home') },
    { right: 'SEE', to: `${base}/payments`, icon: 'card', label: t('merchant.nav.payments') },
    { right: 'SEE', to: `${base}/invoices`, icon: 'invoice', label: t('merchant.nav.invoices') },
    { right: 'SEE', to: `${base}/links`, icon: 'link', label: t('merchant.nav.links') },
    { right: 'SEE', to: `${base}/customers`, icon: 'journal', label: t('merchant.nav.customers') },
    { right: 'SEE', to: `${base}/items`, icon: 'coins', label: t('merchant.nav.items') },
    { right: 'EXPORT', to: `${base}/payouts`, icon: 'bank', label: t('merchant.nav.payouts') },
    { right: 'EXPORT', to: `${base}/months`, icon: 'calendar', label: t('merchant.nav.months') },
    { right: 'MANAGE_MERCHANT', to: `${base}/account`, icon: 'coins', label: t('merchant.nav.account') },
    { right: 'SEE', to: `${base}/profile`, icon: 'shop', label: t('merchant.nav.profile') },
    { right: 'MANAGE_MERCHANT', to: `${base}/team`, icon: 'person', label: t('merchant.nav.team') },
    {
      right: 'MANAGE_MERCHANT',
      to: `${base}/developers`,
      icon: 'code',
      label: t('merchant.nav.developers'),
    },
    { right: 'WRITE_DOCUMENTS', to: `${base}/questions`, icon: 'chat', label: t('merchant.nav.questions') },
  ];
  // The demo has no customers, items, payouts and months of its own.
  const left = isDemo ? [`${base}/customers`, `${base}/items`, `${base}/payouts`, `${base}/months`] : [];
  if (isViewing) left.push(`${base}/profile`, `${base}/settings`);
  // Without accounts of merchants there is neither an account nor a payout to show.
  if (account?.isNeeded !== true) left.push(`${base}/account`, `${base}/payouts`);
  return pages.filter(({ right, to }) => holds(right) && !left.includes(to));
};
