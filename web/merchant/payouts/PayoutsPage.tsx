import { exportPayouts, payoutStatuses, type Payout } from '#contract/payouts/payouts.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import type { Column } from '../../shared/list/DataTable.tsx';
import { rangeFilters, type ListSettings } from '../../shared/list/list-state.ts';
import type { RecordRow } from '../../shared/list/RecordRows.tsx';
import { useListState } from '../../shared/list/use-list-state.ts';
import { EmptyState } from '../../shared/state/EmptyState.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { Loading } from '../../shared/state/Loading.tsx';
import { StatusChip } from '../../shared/StatusChip.tsx';
import { ExportMenu } from '../kit/lists/ExportMenu.tsx';
import { ListScreen } from '../kit/lists/ListScreen.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { BalanceFigures } from './BalanceFigures.tsx';
import { PayoutMessages, usePayoutMessages } from './messages/payout-messages.ts';
import { ReturnedPayout } from './PayoutCard.tsx';
import { useMoney } from './use-money.ts';
import { useOwnBalance, usePayouts } from './use-payouts.ts';

const settings: ListSettings = {
  sortFields: ['id', 'arrivalOn', 'createdAt', 'amount', 'status'],
  sortBy: 'arrivalOn',
  filters: { search: 'text', status: payoutStatuses, ...rangeFilters },
};

/** The balance, and every payout to the merchant's bank account. */
export const PayoutsPage = () => (
  <PayoutMessages>
    <Screen />
  </PayoutMessages>
);

const Screen = () => {
  const t = usePayoutMessages();
  const [list, changeList] = useListState(settings);
  const payouts = usePayouts(list);
  return (
    <>
      <PageTitle title={t('payouts.title')} subtitle={t('payouts.subtitle')}>
        <ExportMenu
          endpoint={exportPayouts}
          filters={list.filters}
          exported={(format) => t('payouts.exported', { format })}
          isEmpty={payouts.data?.total === 0}
        />
      </PageTitle>
      <Balance />
      <ListScreen
        name="payouts"
        settings={settings}
        label={t('payouts.title')}
        query={payouts}
        columns={useColumns()}
        row={useRow()}
        list={list}
        changeList={changeList}
        statuses={payoutStatuses.map((value) => ({ value, label: t(`shared.status.payout.${value}`) }))}
        hasRanges
        searchHint={t('payouts.searchHint')}
        failed={t('payouts.failed')}
        empty={{ icon: 'bank', title: t('payouts.none'), hint: t('payouts.noneHint') }}
      />
    </>
  );
};

const Balance = () => {
  const t = usePayoutMessages();
  const { data, error, refetch } = useOwnBalance();
  if (data === undefined && !error) return <Loading />;
  return (
    <Panel title={t('payouts.card.title')}>
      {data === undefined ? (
        <ErrorBanner error={error} fallback={t('payouts.card.failed')} onRetry={() => void refetch()} />
      ) : !data.isRouted ? (
        <EmptyState icon="bank" title={t('payouts.notRouted')} />
      ) : !data.hasAccount ? (
        <EmptyState icon="bank" title={t('payouts.noAccount')} hint={t('payouts.noAccountHint')} />
      ) : (
        <>
          <ReturnedPayout failed={data.failed} />
          <BalanceFigures balance={data} />
        </>
      )}
    </Panel>
  );
};

const useColumns = (): readonly Column<Payout>[] => {
  const t = usePayoutMessages();
  const money = useMoney();
  return [
    {
      key: 'id',
      label: t('payouts.id'),
      sortBy: 'id',
      opens: true,
      cell: ({ id }) => t('payouts.one', { id }),
    },
    {
      key: 'arrivalOn',
      label: t('payouts.arrivalOn'),
      sortBy: 'arrivalOn',
      whole: true,
      cell: ({ arrivalOn }) => formatDate(arrivalOn),
    },
    {
      key: 'amount',
      label: t('payouts.amount'),
      sortBy: 'amount',
      align: 'end',
      cell: ({ amount, currency }) => money(amount, currency),
    },
    {
      key: 'payments',
      label: t('payouts.payments'),
      align: 'end',
      cell: ({ content }) => content?.payments ?? '–',
    },
    {
      key: 'status',
      label: t('payouts.status'),
      sortBy: 'status',
      whole: true,
      cell: ({ status }) => <StatusChip owner="payout" status={status} />,
    },
    {
      key: 'createdAt',
      label: t('payouts.createdAt'),
      sortBy: 'createdAt',
      whole: true,
      cell: ({ createdAt }) => formatDate(createdAt),
    },
  ];
};

const useRow = (): ((payout: Payout) => RecordRow) => {
  const t = usePayoutMessages();
  const money = useMoney();
  const { base } = usePortal();
  return ({ id, arrivalOn, amount, currency, status }) => ({
    to: `${base}/payouts/${id}`,
    what: t('payouts.one', { id }),
    when: formatDate(arrivalOn),
    amount: money(amount, currency),
    chip: <StatusChip owner="payout" status={status} />,
  });
};
