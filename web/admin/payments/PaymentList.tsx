import { DataTable, SimpleList } from 'react-admin';
import { paymentStatuses, type Payment } from '#contract/payments.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { EmptyState } from '../../shared/state/EmptyState.tsx';
import { StatusChip } from '../../shared/StatusChip.tsx';
import { useLanguage } from '../../shared/words/language.ts';
import { useWords } from '../../shared/words/use-words.ts';
import { ShowLink } from '../fields/ShowLink.tsx';
import { RecordList } from '../lists/RecordList.tsx';
import { useFilterInputs } from '../lists/use-filter-inputs.tsx';
import type { en } from '../words/en.ts';

/** Payments of all merchants, newest first. */
export const PaymentList = () => {
  const t = useWords<typeof en>();
  const { search, merchant, choice } = useFilterInputs();
  return (
    <>
      <PageTitle title={t('admin.menu.payments')} subtitle={t('admin.payments.subtitle')} />
      <RecordList
        filters={[
          search(t('admin.payments.searchHint')),
          merchant(),
          choice('status', paymentStatuses, (status) => t(`shared.status.payment.${status}`)),
        ]}
        empty={
          <EmptyState icon="card" title={t('admin.payments.empty')} hint={t('admin.payments.emptyHint')} />
        }
        table={<Table />}
        cards={<Cards />}
      />
    </>
  );
};

const Table = () => {
  const language = useLanguage();
  return (
    <DataTable<Payment> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<Payment>
        source="id"
        render={({ id }) => (
          <ShowLink resource="payments" id={id}>
            {id}
          </ShowLink>
        )}
      />
      <DataTable.Col<Payment>
        source="merchantName"
        disableSort
        render={({ merchantId, merchantName }) => (
          <ShowLink resource="merchants" id={merchantId}>
            {merchantName}
          </ShowLink>
        )}
      />
      <DataTable.Col<Payment>
        align="right"
        source="amount"
        render={({ amount, currency }) => formatMoney(amount, currency, language)}
      />
      <DataTable.Col<Payment> source="currency" />
      <DataTable.Col<Payment>
        source="status"
        render={({ status }) => <StatusChip owner="payment" status={status} />}
      />
      <DataTable.Col<Payment>
        align="right"
        source="platformFee"
        disableSort
        render={({ platformFee, currency }) => formatMoney(platformFee, currency, language)}
      />
      <DataTable.Col<Payment>
        align="right"
        source="netAmount"
        disableSort
        render={({ netAmount, currency }) => formatMoney(netAmount, currency, language)}
      />
      <DataTable.Col<Payment> source="merchantId" disableSort />
      <DataTable.Col<Payment> source="createdAt" render={({ createdAt }) => formatDateTime(createdAt)} />
    </DataTable>
  );
};

const Cards = () => {
  const language = useLanguage();
  return (
    <SimpleList<Payment>
      rowClick="show"
      primaryText={(it) => formatMoney(it.amount, it.currency, language)}
      secondaryText={(it) => `${it.merchantName} · ${formatDateTime(it.createdAt)}`}
      tertiaryText={(it) => <StatusChip owner="payment" status={it.status} />}
    />
  );
};
