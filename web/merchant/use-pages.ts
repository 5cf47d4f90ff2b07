import type { AreaPage } from '../shared/layout/AreaShell.tsx';
import { usePortal } from './portal.ts';
import { useMerchantMessages } from './messages/use-merchant-messages.ts';

/** The pages of the portal's sidebar. */
export const usePages = (): readonly AreaPage[] => {
  const t = useMerchantMessages();
  const { base } = usePortal();
  return [
    { to: base, icon: 'home', label: t('merchant.nav.home') },
    { to: `${base}/payments`, icon: 'card', label: t('merchant.nav.payments') },
    { to: `${base}/invoices`, icon: 'invoice', label: t('merchant.nav.invoices') },
    { to: `${base}/links`, icon: 'link', label: t('merchant.nav.links') },
    { to: `${base}/profile`, icon: 'person', label: t('merchant.nav.profile') },
  ];
};
