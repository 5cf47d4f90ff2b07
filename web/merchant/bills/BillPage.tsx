import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { getOwnBill, type BillDetails } from '#contract/billing/billing.ts';
import { call } from '../../shared/call.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Facts } from '../../shared/layout/Facts.tsx';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { StatusChip } from '../../shared/StatusChip.tsx';
import { RecordScreen } from '../kit/lists/RecordScreen.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { monthName } from '../months/index.ts';
import { BillActions } from './BillActions.tsx';
import { BillDays } from './BillDays.tsx';
import { BillMessages, useBillMessages } from './messages/bill-messages.ts';

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
      <Panel title={t('bills.one.about')}>
        <Facts facts={useFacts(bill)} />
      </Panel>
      <Notes notes={bill.notes} />
      <Panel title={t('bills.one.days')}>
        <BillDays days={bill.days} />
      </Panel>
    </>
  );
};

type Fact = readonly [name: string, value: ReactNode];

/** What is 0 for most, as fees given back, is left out. */
const useFacts = (bill: BillDetails): readonly Fact[] => {
  const t = useBillMessages();
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, 'EUR', language);
  const other = (name: string, amount: number): readonly Fact[] =>
    amount === 0 ? [] : [[name, money(amount)]];
  return [
    [t('bills.number'), bill.invoiceNumber],
    [t('bills.issuedOn'), bill.issuedOn && formatDate(bill.issuedOn)],
    [t('bills.dueOn'), bill.dueOn && formatDate(bill.dueOn)],
    [t('bills.one.fees'), money(bill.fees)],
    ...other(t('bills.one.returned'), bill.returnedFees),
    [t('bills.one.plan'), money(bill.plan)],
    [t('bills.total'), <strong key="total">{money(bill.total)}</strong>],
    ...other(t('bills.one.withheld'), bill.withheld),
    [t('bills.open'), money(bill.open)],
  ];
};

const Notes = ({ notes }: Pick<BillDetails, 'notes'>) => {
  const t = useBillMessages();
  const language = useLanguage();
  if (notes.length === 0) return null;
  return (
    <Panel title={t('bills.one.notes')}>
      <Facts
        facts={notes.map(({ invoiceNumber, amount }) => [
          `${t('bills.number')} ${invoiceNumber}`,
          formatMoney(amount, 'EUR', language),
        ])}
      />
    </Panel>
  );
};
