import { PageTabs } from '../kit/layout/PageTabs.tsx';
import { useShellMessages } from '../kit/messages/use-shell-messages.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useRights } from '../kit/portal/use-rights.ts';

/** Links to what is sold in writing: invoices, proformas and offers, and what repeats; for those who may read all three. */
export const SaleTabs = () => {
  const t = useShellMessages();
  const { base } = usePortal();
  const holds = useRights();
  if (!holds('EXPORT')) return null;
  return (
    <PageTabs
      label={t('merchant.nav.invoices')}
      pages={[
        { to: `${base}/invoices`, label: t('merchant.nav.invoices') },
        { to: `${base}/proformas`, label: t('merchant.nav.proformas') },
        { to: `${base}/schedules`, label: t('merchant.nav.schedules') },
      ]}
    />
  );
};
