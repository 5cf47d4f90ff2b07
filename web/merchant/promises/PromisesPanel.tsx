import { useState } from 'react';
import type { BankPromise, listPromises } from '#contract/payments/transfers.ts';
import { formatDate, formatDateTime } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { joined } from '../../shared/format/joined.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import type { Column } from '../../shared/list/DataTable.tsx';
import type { ListState } from '../../shared/list/list-state.ts';
import { RecordTable } from '../../shared/list/RecordTable.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { Chip, StatusDot } from '../../shared/StatusChip.tsx';
import { Paged } from '../kit/lists/Paged.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { listQueryOf } from '../kit/portal/queries.ts';
import { PromiseMessages, usePromiseMessages } from './messages/promise-messages.ts';
import { PromiseActions } from './PromiseActions.tsx';
import { isAwaited, usePromises } from './use-promises.ts';

interface Of {
  readonly paymentLinkId?: number;
  readonly invoiceId?: number;
}

/** Transfers that payers have promised, with what can be done about each; nothing where there are none. */
const PromisesPanel = (of: Of) => (
  <PromiseMessages>
    <Rows {...of} />
  </PromiseMessages>
);
export default PromisesPanel;

const newestFirst: ListState = { page: 0, size: 10, sortBy: 'promisedAt', sortDir: 'desc', filters: {} };

const Rows = (of: Of) => {
  const t = usePromiseMessages();
  const [list, setList] = useState(newestFirst);
  const changeList = (change: Partial<ListState>): void => setList({ ...list, page: 0, ...change });
  const query = usePromises({ ...listQueryOf<typeof listPromises>(list), ...of });
  const { columns, row } = useColumns();
  if (!query.error && !query.data?.total) return null;
  return (
    <Panel title={t('promises.title')}>
      <Paged
        query={query}
        failed={t('promises.failed')}
        list={list}
        changeList={changeList}
        total={query.data?.total}
        hasPages={(query.data?.total ?? 0) > newestFirst.size}
      >
        <RecordTable
          label={t('promises.title')}
          columns={columns}
          row={row}
          rows={query.data?.rows}
          empty={null}
          list={list}
          changeList={changeList}
          expected={1}
        />
      </Paged>
    </Panel>
  );
};

const State = ({ promise }: { promise: BankPromise }) => {
  const t = usePromiseMessages();
  const state = promise.isLinkOpen || promise.state === 'PAID' ? promise.state : 'CLOSED';
  const words = t(`promises.states.${state}`);
  if (state === 'LATE') {
    return (
      <Chip tone="warning" status={state}>
        {words}
      </Chip>
    );
  }
  return (
    <StatusDot tone={state === 'PAID' ? 'success' : isAwaited(promise) ? 'info' : 'neutral'} status={state}>
      {words}
    </StatusDot>
  );
};

const useColumns = () => {
  const t = usePromiseMessages();
  const language = useLanguage();
  const { base } = usePortal();
  const payerOf = ({ customerName, customerEmail, description }: BankPromise): string =>
    customerName ?? customerEmail ?? description ?? t('promises.anyone');
  const amountOf = ({ amount }: BankPromise): string => formatMoney(amount, 'EUR', language);
  // A link has several promises: the reference makes the address of each row its own.
  const to = ({ paymentId, paymentLinkId, reference }: BankPromise): string =>
    `${base}/${paymentId === null ? `links/${paymentLinkId}` : `payments/${paymentId}`}#${reference}`;
  const columns: readonly Column<BankPromise>[] = [
    { key: 'payer', label: t('promises.payer'), opens: true, cell: payerOf },
    { key: 'amount', label: t('promises.amount'), sortBy: 'amount', align: 'end', cell: amountOf },
    { key: 'reference', label: t('promises.reference'), whole: true, cell: ({ reference }) => reference },
    {
      key: 'promisedAt',
      label: t('promises.promisedAt'),
      sortBy: 'promisedAt',
      whole: true,
      cell: ({ promisedAt }) => formatDateTime(promisedAt),
    },
    { key: 'state', label: t('promises.state'), whole: true, cell: (promise) => <State promise={promise} /> },
    {
      key: 'actions',
      label: t('promises.actions'),
      isLabelHidden: true,
      cell: (promise) => <PromiseActions promise={promise} />,
    },
  ];
  const row = (promise: BankPromise) => ({
    to: to(promise),
    what: payerOf(promise),
    when: joined([promise.reference, formatDate(promise.promisedAt)]),
    amount: amountOf(promise),
    chip: <State promise={promise} />,
    action: <PromiseActions promise={promise} />,
  });
  return { columns, row };
};
