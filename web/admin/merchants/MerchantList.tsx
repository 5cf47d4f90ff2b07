import { withReadableEmails } from '#contract/shown-text.ts';
import { Button, Stack } from '@mui/material';
import { DataTable, SimpleList } from 'react-admin';
import { Link } from 'react-router-dom';
import { exportMerchants } from '#contract/exports.ts';
import {
  businessTypes,
  merchantStatuses,
  missingFields,
  type Merchant,
} from '#contract/merchants/merchants.ts';
import { readablePhoneNumber } from '../../shared/format/readable-phone-number.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { PageTitle } from '../kit/layout/PageTitle.tsx';
import { EmptyState } from '../kit/layout/EmptyState.tsx';
import { StatusChip } from '../kit/fields/StatusChip.tsx';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { EmailColumn, StatusColumn } from '../kit/fields/columns.tsx';
import { keepFromRow, ShowLink } from '../kit/fields/ShowLink.tsx';
import { RecordList } from '../kit/lists/RecordList.tsx';
import { choicesOf } from '../../shared/list/status-tabs.ts';
import { useFilterInputs } from '../kit/lists/use-filter-inputs.tsx';
import { useMay } from '../kit/rights/use-may.ts';
import type { en } from '../kit/messages/en.ts';
import { ApproveMerchant } from './ApproveMerchant.tsx';
import { BulkChangeStatus } from './BulkChangeStatus.tsx';
import { ChangeStatus } from './ChangeStatus.tsx';

/** All merchants: search, approve, change the status. */
export const MerchantList = () => {
  const t = useMessages<typeof en>();
  const { search, choice } = useFilterInputs();
  return (
    <>
      <PageTitle title={t('admin.menu.merchants')} subtitle={t('admin.merchants.subtitle')}>
        <RegisterNew />
      </PageTitle>
      <RecordList
        tabs={choicesOf(merchantStatuses, (status) => t(`admin.lists.tabs.merchant.${status}`))}
        filters={[
          search(t('admin.merchants.searchHint')),
          choice('businessType', businessTypes, (type) => t(`shared.businessType.${type}`)),
          choice('missing', missingFields, (field) => t(`admin.merchants.missingFacts.${field}`), false),
          choice('mail', ['REFUSED'], (state) => t(`admin.users.mails.${state}`), false),
        ]}
        file={exportMerchants}
        failed={t('admin.merchants.loadFailed')}
        empty={<NoMerchants />}
        table={<Table />}
        cards={<Cards />}
      />
    </>
  );
};

const RegisterNew = () => {
  const t = useMessages<typeof en>();
  const may = useMay();
  if (!may('create', 'merchants')) return null;
  return (
    <Button component={Link} to="/merchants/register" variant="contained" startIcon={<Icon name="plus" />}>
      {t('admin.merchants.register')}
    </Button>
  );
};

const Table = () => {
  const t = useMessages<typeof en>();
  const may = useMay();
  const mayEdit = may('edit', 'merchants');
  return (
    <DataTable<Merchant> bulkActionButtons={mayEdit && <BulkChangeStatus />} rowClick="show">
      <DataTable.Col<Merchant>
        source="businessName"
        render={({ id, businessName }) => (
          <ShowLink resource="merchants" id={id}>
            {businessName}
          </ShowLink>
        )}
      />
      <EmailColumn />
      <DataTable.Col<Merchant>
        source="phoneNumber"
        disableSort
        render={({ phoneNumber }) => readablePhoneNumber(phoneNumber)}
      />
      <StatusColumn owner="merchant" />
      <DataTable.Col<Merchant>
        source="businessType"
        render={({ businessType }) => t(`shared.businessType.${businessType}`)}
      />
      <DataTable.Col<Merchant> source="id" />
      <DataTable.Col<Merchant> source="createdAt" render={({ createdAt }) => formatDate(createdAt)} />
      {mayEdit && (
        <DataTable.Col<Merchant>
          source="actions"
          disableSort
          render={(it) => (
            <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }} onClick={keepFromRow}>
              <ApproveMerchant merchant={it} size="small" />
              <ChangeStatus merchant={it} isInRow />
            </Stack>
          )}
        />
      )}
    </DataTable>
  );
};

const Cards = () => (
  <SimpleList<Merchant>
    rowClick="show"
    primaryText={(it) => it.businessName}
    secondaryText={(it) => withReadableEmails(it.email)}
    tertiaryText={(it) => <StatusChip owner="merchant" status={it.status} />}
  />
);

const NoMerchants = () => {
  const t = useMessages<typeof en>();
  return (
    <EmptyState icon="shop" title={t('admin.merchants.empty')} hint={t('admin.merchants.emptyHint')}>
      <RegisterNew />
    </EmptyState>
  );
};
