import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { getOwnBill, type BillDetails } from '#contract/billing/billing.ts';
import { call } from '../../shared/call.ts';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { StatusChip } from '../../shared/StatusChip.tsx';
import { RecordScreen } from '../kit/lists/RecordScreen.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { monthName } from '../months/index.ts';
import { BillActions } from './BillActions.tsx';
import { BillDays } from './BillDays.tsx';
import { BillSums } from './BillSums.tsx';
import { BillMessages, useBillMessages } from './messages/bill-messages.ts';
import classes from './Plan.module.css';

/** One bill: its sums, the fees by day, and the credit notes to its document. */
export const BillPage = () => (
  <BillMessages>
    <Screen />
  </BillMessages>
);

const Screen = () => {
  const t = useBillMessages();
  const { base } = usePortal();
  const { month = '' } = useParams();
  const query = useQuery({
    queryKey: ['bills', 'of', month],
    queryFn: ({ signal }) => call(getOwnBill, { params: { month } }, { signal }),
  });
  return (
    <RecordScreen
      query={query}
      back={{ to: `${base}/settings/plan`, label: t('bills.one.back') }}
      icon="invoice"
      missing={t('bills.one.notFound')}
      failed={t('bills.one.failed')}
    >
      {(bill) => <Found bill={bill} />}
    </RecordScreen>
  );
};

const Found = ({ bill }: { bill: BillDetails }) => {
  const t = useBillMessages();
  const language = useLanguage();
  return (
    <>
      <PageTitle
        title={t('bills.one.title', { month: monthName(bill.month, language) })}
        subtitle={bill.status === 'WAITING' ? t('bills.waits') : undefined}
        status={<StatusChip owner="bill" status={bill.status} />}
      >
        <BillActions bill={bill} />
      </PageTitle>
      <div className={classes['pair']}>
        <Panel title={t('bills.one.about')}>
          <BillSums bill={bill} />
        </Panel>
        <Panel title={t('bills.one.days')}>
          <BillDays days={bill.days} />
        </Panel>
      </div>
    </>
  );
};
