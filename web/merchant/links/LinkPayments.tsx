import { useState } from 'react';
import type { listOwnPayments } from '#contract/payments/payments.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import type { ListState } from '../../shared/list/list-state.ts';
import { Pagination } from '../../shared/list/Pagination.tsx';
import { RecordTable } from '../../shared/list/RecordTable.tsx';
import { EmptyState } from '../../shared/state/EmptyState.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { usePaymentColumns, usePaymentRow } from '../payments/index.ts';
import { listQueryOf, usePayments } from '../kit/portal/queries.ts';
import { useLinkMessages } from './messages/link-messages.ts';

const newestFirst: ListState = { page: 0, size: 10, sortBy: 'createdAt', sortDir: 'desc', filters: {} };

/** The payments of a payment link. Their order and page are not in the URL, which holds those of the links beside it. */
export const LinkPayments = ({ paymentLinkId }: { paymentLinkId: number }) => {
  const t = useLinkMessages();
  const [list, setList] = useState(newestFirst);
  const changeList = (change: Partial<ListState>): void => setList({ ...list, page: 0, ...change });
  const { customer, amount, createdAt, status } = usePaymentColumns();
  const row = usePaymentRow();
  const { data, error, refetch } = usePayments({
    ...listQueryOf<typeof listOwnPayments>(list),
    paymentLinkId,
  });
  return (
    <Panel title={t('link.payments')}>
      {error ? (
        <ErrorBanner error={error} fallback={t('merchant.payments.failed')} onRetry={() => void refetch()} />
      ) : (
        <>
          <RecordTable
            label={t('link.payments')}
            columns={[customer, amount, createdAt, status]}
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
