import { TabbedShowLayout, TabbedShowLayoutTabs } from 'react-admin';
import { joined } from '../../shared/format/joined.ts';
import { ArchivesOfMerchant } from '../archives/index.ts';
import { LinesOfMerchant } from '../bank-lines/index.ts';
import { StatusChip } from '../kit/fields/StatusChip.tsx';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { RecordPage } from '../kit/fields/RecordPage.tsx';
import { RecordTitle } from '../kit/fields/RecordTitle.tsx';
import { useMay } from '../kit/rights/use-may.ts';
import type { en } from '../kit/messages/en.ts';
import { ChangeStatus } from './ChangeStatus.tsx';
import { DeleteMerchant } from './DeleteMerchant.tsx';
import { EditMerchant } from './EditMerchant.tsx';
import { MerchantChecks } from './MerchantChecks.tsx';
import { MerchantNotes } from './MerchantNotes.tsx';
import { MerchantUsers } from './MerchantUsers.tsx';
import { MerchantPlan } from './MerchantPlan.tsx';
import { MerchantProfile } from './MerchantProfile.tsx';
import type { MerchantDetail } from './merchant-detail.ts';
import {
  MerchantAudit,
  MerchantCustomers,
  MerchantInvoices,
  MerchantLinks,
  MerchantPayments,
} from './MerchantRecords.tsx';
import { PauseMerchant } from './PauseMerchant.tsx';
import { StatusHistory } from './StatusHistory.tsx';
import { ViewAsMerchant } from './ViewAsMerchant.tsx';

/** The page of a merchant; each tab has its own URL. */
export const MerchantShow = () => (
  <RecordPage<MerchantDetail>>
    {(merchant) => (
      <>
        <RecordTitle
          resource="merchants"
          title={merchant.businessName}
          subtitle={joined([merchant.taxId, merchant.email])}
        >
          <StatusChip owner="merchant" status={merchant.status} />
          <ViewAsMerchant merchant={merchant} />
          <PauseMerchant merchant={merchant} />
          <EditMerchant merchant={merchant} />
          <ChangeStatus merchant={merchant} />
          <DeleteMerchant merchant={merchant} />
        </RecordTitle>
        <MerchantChecks key={merchant.id} merchant={merchant} />
        <Tabs merchant={merchant} />
      </>
    )}
  </RecordPage>
);

const Tabs = ({ merchant }: { merchant: MerchantDetail }) => {
  const t = useMessages<typeof en>();
  const may = useMay();
  return (
    <TabbedShowLayout tabs={<TabbedShowLayoutTabs variant="scrollable" allowScrollButtonsMobile />}>
      <TabbedShowLayout.Tab label={t('admin.merchants.profile')}>
        <MerchantProfile merchant={merchant} />
      </TabbedShowLayout.Tab>
      {may('list', 'status-history') && (
        <TabbedShowLayout.Tab label={t('admin.merchants.notes.title')} path="notes">
          <MerchantNotes merchant={merchant} />
        </TabbedShowLayout.Tab>
      )}
      {may('list', 'merchant-users') && (
        <TabbedShowLayout.Tab label={t('admin.merchants.users')} path="users">
          <MerchantUsers merchant={merchant} />
        </TabbedShowLayout.Tab>
      )}
      {may('list', 'payment-links') && (
        <TabbedShowLayout.Tab label={t('admin.menu.links')} path="payment-links">
          <MerchantLinks />
        </TabbedShowLayout.Tab>
      )}
      <TabbedShowLayout.Tab label={t('admin.menu.payments')} path="payments">
        <MerchantPayments />
      </TabbedShowLayout.Tab>
      <TabbedShowLayout.Tab label={t('admin.menu.invoices')} path="invoices">
        <MerchantInvoices />
      </TabbedShowLayout.Tab>
      {may('list', 'bank-lines') && (
        <TabbedShowLayout.Tab label={t('admin.menu.bankLines')} path="bank">
          <LinesOfMerchant />
        </TabbedShowLayout.Tab>
      )}
      {may('list', 'bills') && (
        <TabbedShowLayout.Tab label={t('admin.merchants.plans.title')} path="plan">
          <MerchantPlan merchant={merchant} />
        </TabbedShowLayout.Tab>
      )}
      {may('list', 'foreign-documents') && (
        <TabbedShowLayout.Tab label={t('admin.menu.archives')} path="archives">
          <ArchivesOfMerchant />
        </TabbedShowLayout.Tab>
      )}
      {may('list', 'customers') && (
        <TabbedShowLayout.Tab label={t('admin.customers.title')} path="customers">
          <MerchantCustomers />
        </TabbedShowLayout.Tab>
      )}
      {may('list', 'status-history') && (
        <TabbedShowLayout.Tab label={t('admin.merchants.statusHistory')} path="status-history">
          <StatusHistory merchant={merchant} />
        </TabbedShowLayout.Tab>
      )}
      {may('list', 'audit-log') && (
        <TabbedShowLayout.Tab label={t('admin.menu.audit')} path="audit">
          <MerchantAudit />
        </TabbedShowLayout.Tab>
      )}
    </TabbedShowLayout>
  );
};
