import { TabbedShowLayout } from 'react-admin';
import type { Merchant } from '#contract/merchants.ts';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { useSession } from '../../shared/session.ts';
import { useWords } from '../../shared/words/use-words.ts';
import { RecordPage } from '../fields/RecordPage.tsx';
import { mayDo } from '../rights.ts';
import type { en } from '../words/en.ts';
import { ChangeStatus } from './ChangeStatus.tsx';
import { DeleteMerchant } from './DeleteMerchant.tsx';
import { MerchantPayments } from './MerchantPayments.tsx';
import { MerchantProfile } from './MerchantProfile.tsx';
import { StatusHistory } from './StatusHistory.tsx';

/** All about one merchant; each tab has an address of its own. */
export const MerchantShow = () => (
  <RecordPage<Merchant>>
    {(merchant) => (
      <>
        <PageTitle title={merchant.businessName}>
          <ChangeStatus merchant={merchant} />
          <DeleteMerchant merchant={merchant} />
        </PageTitle>
        <Tabs merchant={merchant} />
      </>
    )}
  </RecordPage>
);

const Tabs = ({ merchant }: { merchant: Merchant }) => {
  const t = useWords<typeof en>();
  const role = useSession()?.role;
  return (
    <TabbedShowLayout>
      <TabbedShowLayout.Tab label={t('admin.merchants.profile')}>
        <MerchantProfile merchant={merchant} />
      </TabbedShowLayout.Tab>
      <TabbedShowLayout.Tab label={t('admin.menu.payments')} path="payments">
        <MerchantPayments />
      </TabbedShowLayout.Tab>
      {role !== undefined && mayDo(role, 'list', 'status-history') && (
        <TabbedShowLayout.Tab label={t('admin.merchants.statusHistory')} path="status-history">
          <StatusHistory merchant={merchant} />
        </TabbedShowLayout.Tab>
      )}
    </TabbedShowLayout>
  );
};
