import { exportPayouts, listOwnPayouts, payoutStatuses, type Payout } from '#contract/payouts/payouts.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { EmptyState } from '../../shared/state/EmptyState.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { Loading } from '../../shared/state/Loading.tsx';
import { StatusChip } from '../../shared/StatusChip.tsx';
import { choicesOf } from '../../shared/list/status-tabs.ts';
import type { Field, ListDefinition } from '../kit/lists/list-definition.ts';
import { ListScreen } from '../kit/lists/ListScreen.tsx';
import { useList } from '../kit/lists/use-list.ts';
import { ListMessages, useListMessages } from '../kit/lists/messages/list-messages.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { BalanceFigures } from './BalanceFigures.tsx';
import { PayoutMessages, usePayoutMessages } from './messages/payout-messages.ts';
import { ReturnedPayout } from './PayoutCard.tsx';
import { useMoney } from './use-money.ts';
import { useOwnBalance } from './use-payouts.ts';

/** The balance, and every payout to the merchant's bank account. */
export const PayoutsPage = () => (
  <ListMessages>
    <PayoutMessages>
      <Screen />
    </PayoutMessages>
  </ListMessages>
);

const Screen = () => (
  <ListScreen of={useList(usePayoutList())}>
    <Balance />
  </ListScreen>
);

const usePayoutList = (): ListDefinition<typeof listOwnPayouts> => {
  const t = usePayoutMessages();
  const lists = useListMessages();
  const { base } = usePortal();
  return {
    name: 'payouts',
    endpoint: listOwnPayouts,
    label: t('payouts.title'),
    subtitle: t('payouts.subtitle'),
    keepsSubtitle: true,
    sortBy: 'arrivalOn',
    fields: useFields(),
    to: ({ id }) => `${base}/payouts/${id}`,
    statuses: choicesOf(payoutStatuses, (status) => lists(`lists.tabs.payout.${status}`)),
    hasRanges: true,
    searchHint: t('payouts.searchHint'),
    failed: t('payouts.failed'),
    empty: { icon: 'bank', title: t('payouts.none'), hint: t('payouts.noneHint') },
    export: { endpoint: exportPayouts, exported: (format) => t('payouts.exported', { format }) },
  };
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

const useFields = (): readonly Field<Payout>[] => {
  const t = usePayoutMessages();
  const money = useMoney();
  return [
    {
      key: 'id',
      label: t('payouts.id'),
      sortBy: 'id',
      opens: true,
      cell: ({ id }) => t('payouts.one', { id }),
      place: 'what',
    },
    {
      key: 'arrivalOn',
      label: t('payouts.arrivalOn'),
      sortBy: 'arrivalOn',
      whole: true,
      cell: ({ arrivalOn }) => formatDate(arrivalOn),
      place: 'when',
    },
    {
      key: 'arrivedOn',
      label: t('payouts.bank'),
      whole: true,
      cell: ({ arrivedOn }) =>
        arrivedOn === null ? '–' : t('payouts.arrived', { day: formatDate(arrivedOn) }),
    },
    {
      key: 'amount',
      label: t('payouts.amount'),
      sortBy: 'amount',
      align: 'end',
      cell: ({ amount, currency }) => money(amount, currency),
      place: 'amount',
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
      place: 'chip',
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
