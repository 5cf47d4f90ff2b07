import { useState } from 'react';
import type { listOwnPayments } from '#contract/payments/payments.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import type { ListState } from '../../shared/list/list-state.ts';
import { RecordTable } from '../../shared/list/RecordTable.tsx';
import { EmptyState } from '../../shared/state/EmptyState.tsx';
import { Paged } from '../kit/lists/Paged.tsx';
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
  const query = usePayments({
    ...listQueryOf<typeof listOwnPayments>(list),
    paymentLinkId,
  });
  return (
    <Panel title={t('link.payments')}>
      <Paged
        query={query}
        failed={t('merchant.payments.failed')}
        list={list}
        changeList={changeList}
        total={query.data?.total}
      >
        <RecordTable
          label={t('link.payments')}
          columns={[customer, amount, createdAt, status]}
          row={row}
          rows={query.data?.rows}
          empty={<EmptyState icon="card" title={t('link.noPayments')} hint={t('link.noPaymentsHint')} />}
          list={list}
          changeList={changeList}
          expected={3}
        />
      </Paged>
    </Panel>
  );
};
