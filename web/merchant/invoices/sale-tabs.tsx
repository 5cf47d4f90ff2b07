import { PageTabs } from '../kit/layout/PageTabs.tsx';
import { useShellMessages } from '../kit/messages/use-shell-messages.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import { useHasForeign } from './foreign/use-has-foreign.ts';

/**
 * Links to what is sold in writing: invoices, proformas and offers, what repeats, and where there are any documents from
 * elsewhere; for those who may read all of them.
 */
export const SaleTabs = () => {
  const t = useShellMessages();
  const { base } = usePortal();
  const holds = useRights();
  const mayRead = holds('EXPORT');
  const hasForeign = useHasForeign(mayRead);
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
