import { DataTable, SimpleList } from 'react-admin';
import { exportPayouts, payoutReviews, payoutStatuses, type Payout } from '#contract/payouts/payouts.ts';
import { joined } from '../../shared/format/joined.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { MerchantColumn, MoneyColumn, StatusColumn } from '../kit/fields/columns.tsx';
import { ShowLink } from '../kit/fields/ShowLink.tsx';
import { StatusChip } from '../kit/fields/StatusChip.tsx';
import { EmptyState } from '../kit/layout/EmptyState.tsx';
import { PageTitle } from '../kit/layout/PageTitle.tsx';
import { RecordList } from '../kit/lists/RecordList.tsx';
import { useFilterInputs } from '../kit/lists/use-filter-inputs.tsx';
import { PayoutMessages, usePayoutMessages } from './messages/payout-messages.ts';

/** Payouts of all merchants, the last to arrive first. */
export const PayoutList = () => (
  <PayoutMessages>
    <List />
  </PayoutMessages>
);

const List = () => {
  const t = usePayoutMessages();
  const { search, merchant, choice, days } = useFilterInputs();
  return (
    <>
      <PageTitle title={t('admin.menu.payouts')} subtitle={t('payoutList.subtitle')} />
      <RecordList
        filters={[
          search(t('payoutList.searchHint')),
          merchant(),
          choice('status', payoutStatuses, (status) => t(`shared.status.payout.${status}`)),
          choice('review', payoutReviews, (review) => t(`payoutList.review.${review}`), false),
          ...days(),
        ]}
        file={exportPayouts}
        failed={t('payoutList.loadFailed')}
        empty={<EmptyState icon="bank" title={t('payoutList.empty')} hint={t('payoutList.emptyHint')} />}
        table={<Table />}
        cards={<Cards />}
      />
    </>
  );
};

const Table = () => {
  const t = usePayoutMessages();
  return (
    <DataTable<Payout> bulkActionButtons={false} rowClick="show">
      <DataTable.Col<Payout>
        source="id"
        render={({ id }) => (
          <ShowLink resource="payouts" id={id}>
            {t('payoutList.one', { id })}
          </ShowLink>
        )}
      />
      <MerchantColumn />
      <MoneyColumn source="amount" />
      <StatusColumn owner="payout" />
      <DataTable.Col<Payout>
        source="reconciliation"
        disableSort
        render={({ reconciliation }) => t(`payoutList.reconciliation.${reconciliation}`)}
      />
      <DataTable.Col<Payout> source="arrivalOn" render={({ arrivalOn }) => formatDate(arrivalOn)} />
    </DataTable>
  );
};

const Cards = () => {
  const language = useLanguage();
  return (
    <SimpleList<Payout>
      rowClick="show"
      primaryText={(it) => joined([`№ ${it.id}`, formatMoney(it.amount, it.currency, language)])}
      secondaryText={(it) => joined([it.merchantName, formatDate(it.arrivalOn)])}
      tertiaryText={(it) => <StatusChip owner="payout" status={it.status} />}
    />
  );
};
