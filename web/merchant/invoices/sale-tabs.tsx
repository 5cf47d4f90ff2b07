import { PageTabs } from '../kit/layout/PageTabs.tsx';
import { useShellMessages } from '../kit/messages/use-shell-messages.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import { useGuidance } from '../kit/portal/queries.ts';

/**
 * Links to what is sold in writing: invoices, proformas and offers, what repeats, and where there are any documents from
 * elsewhere; for those who may read all of them.
 */
export const SaleTabs = () => {
  const t = useShellMessages();
  const { base, isDemo } = usePortal();
  const holds = useRights();
  const mayRead = holds('EXPORT');
  const hasForeign = useGuidance(mayRead && !isDemo).data?.hasForeignDocuments === true;
  if (!mayRead) return null;
  return (
    <PageTabs
      label={t('merchant.nav.invoices')}
      pages={[
        { to: `${base}/invoices`, label: t('merchant.nav.invoices') },
        { to: `${base}/proformas`, label: t('merchant.nav.proformas') },
        { to: `${base}/schedules`, label: t('merchant.nav.schedules') },
        ...(hasForeign ? [{ to: `${base}/foreign-documents`, label: t('merchant.nav.oldDocuments') }] : []),
      ]}
    />
  );
};
