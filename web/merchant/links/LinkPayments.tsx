import type { Payment } from '#contract/payments.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import type { Column } from '../../shared/list/DataTable.tsx';
import type { ListSettings } from '../../shared/list/list-state.ts';
import { Pagination } from '../../shared/list/Pagination.tsx';
import { RecordTable } from '../../shared/list/RecordTable.tsx';
import { useListState } from '../../shared/list/use-list-state.ts';
import { EmptyState } from '../../shared/state/EmptyState.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { usePaymentColumns } from '../payments/use-payment-columns.tsx';
import { usePaymentRow } from '../payments/use-payment-row.tsx';
import { listQueryOf, usePayments } from '../queries.ts';
import { useLinkMessages } from './messages/use-link-messages.ts';

const settings: ListSettings = {
  sortFields: ['id', 'createdAt', 'amount', 'status'],
  sortBy: 'createdAt',
  filters: {},
};

/** The payments of a payment link. */
export const LinkPayments = ({ paymentLinkId }: { paymentLinkId: number }) => {
  const t = useLinkMessages();
  const [list, changeList] = useListState(settings);
  const columns = useColumns();
  const row = usePaymentRow();
  const { data, error, refetch } = usePayments({ ...listQueryOf(list), paymentLinkId: paymentLinkId });
  return (
    <Panel title={t('link.payments')}>
      {error ? (
        <ErrorBanner error={error} fallback={t('merchant.payments.failed')} onRetry={() => void refetch()} />
      ) : (
        <>
          <RecordTable
            label={t('link.payments')}
            columns={columns}
            row={row}
            rows={data?.rows}
            empty={<EmptyState icon="card" title={t('link.noPayments')} hint={t('link.noPaymentsHint')} />}
            list={list}
            changeList={changeList}
            expected={3}
          />
          <Pagination list={list} changeList={changeList} total={data?.total} />
        </>
      )}
    </Panel>
  );
};

const useColumns = (): readonly Column<Payment>[] => {
  const t = useLinkMessages();
  const language = useLanguage();
  const { id, status, createdAt } = usePaymentColumns();
  return [
    id,
    {
      key: 'payer',
      label: t('link.payer'),
      cell: ({ customerName, customerEmail }) => customerName ?? customerEmail ?? '-',
    },
    {
      key: 'amount',
      label: t('merchant.payments.amount'),
      sortBy: 'amount',
      align: 'end',
      cell: ({ amount, currency }) => formatMoney(amount, currency, language),
    },
    status,
    createdAt,
  ];
};
