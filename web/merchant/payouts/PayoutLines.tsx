import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Payout, PayoutLine } from '#contract/payouts/payouts.ts';
import { joined } from '../../shared/format/joined.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { DataTable, type Column } from '../../shared/list/DataTable.tsx';
import type { ListState } from '../../shared/list/list-state.ts';
import { EmptyState } from '../../shared/state/EmptyState.tsx';
import { Paged } from '../kit/lists/Paged.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { usePayoutMessages } from './messages/payout-messages.ts';
import classes from './Payouts.module.css';
import { useMoney } from './use-money.ts';
import { usePayoutLines } from './use-payouts.ts';

const firstPage: ListState = { page: 0, size: 25, sortBy: 'id', sortDir: 'asc', filters: {} };

interface PayoutLinesProps {
  readonly payout: Payout;
  readonly hasOnlyDifferences: boolean;
}

/** Every payment, refund, dispute and fee in a payout. */
export const PayoutLines = ({ payout, hasOnlyDifferences }: PayoutLinesProps) => {
  const t = usePayoutMessages();
  const [list, setList] = useState(firstPage);
  const shown = hasOnlyDifferences ? firstPage : list;
  const query = usePayoutLines(payout.id, shown, hasOnlyDifferences);
  const columns = useColumns(payout);
  const changeList = (change: Partial<ListState>) => setList((now) => ({ ...now, page: 0, ...change }));
  return (
    <Panel title={t('payouts.lines.title')}>
      <Paged
        query={query}
        failed={t('payouts.lines.failed')}
        list={shown}
        changeList={changeList}
        total={query.data?.total}
      >
        <DataTable
          label={t('payouts.lines.title')}
          columns={columns}
          rows={query.data?.rows}
          rowKey={({ id }) => id}
          empty={<EmptyState icon="bank" title={t('payouts.lines.none')} />}
        />
      </Paged>
    </Panel>
  );
};

const useColumns = ({ currency }: Payout): readonly Column<PayoutLine>[] => {
  const t = usePayoutMessages();
  const money = useMoney();
  return [
    { key: 'about', label: t('payouts.lines.about'), cell: (line) => <AboutLine line={line} /> },
    {
      key: 'gross',
      label: t('payouts.lines.gross'),
      align: 'end',
      cell: ({ gross }) => money(gross, currency),
    },
    {
      key: 'fee',
      label: t('payouts.lines.fee'),
      align: 'end',
      cell: (line) => <Fee line={line} currency={currency} />,
    },
    {
      key: 'platformFee',
      label: t('payouts.lines.platformFee'),
      align: 'end',
      cell: ({ platformFee }) => (platformFee === 0 ? '-' : money(-platformFee, currency)),
    },
    {
      key: 'net',
      label: t('payouts.lines.net'),
      align: 'end',
      cell: ({ net }) => <strong>{money(net, currency)}</strong>,
    },
    { key: 'at', label: t('payouts.lines.at'), whole: true, cell: ({ at }) => formatDateTime(at) },
  ];
};

type FeeProps = Readonly<{ line: PayoutLine; currency: Payout['currency'] }>;

/** The provider's fee, and the expected one where it differs. */
const Fee = ({ line: { fee, expectedFee }, currency }: FeeProps) => {
  const t = usePayoutMessages();
  const money = useMoney();
  return (
    <>
      {fee === 0 ? '-' : money(-fee, currency)}
      {expectedFee !== null && expectedFee !== fee && (
        <span className={`${classes['soft']} ${classes['block']}`}>
          {t('payouts.lines.expected', { amount: money(-expectedFee, currency) })}
        </span>
      )}
    </>
  );
};

/** Kind, payment and payer of a line. */
const AboutLine = ({ line }: { line: PayoutLine }) => {
  const t = usePayoutMessages();
  const { base } = usePortal();
  const { kind, paymentId, orderNumber, description, customerName, providerSource, providerType } = line;
  const isReturned = providerType === 'payout_failure' || providerType === 'payout_cancel';
  const name = isReturned ? t('payouts.lines.returnedPayout') : t(`payouts.lines.kind.${kind}`);
  const details = paymentId === null ? providerSource : (customerName ?? description);
  return (
    <>
      {paymentId === null ? name : <Link to={`${base}/payments/${paymentId}`}>{name}</Link>}
      <span className={`${classes['soft']} ${classes['block']}`}>
        {joined([orderNumber === null ? null : t('payouts.lines.order', { number: orderNumber }), details])}
      </span>
    </>
  );
};
