import { useState } from 'react';
import { billStatuses } from '#contract/billing/billing.ts';
import { capitalized } from '../../shared/format/capitalized.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { formatMonth } from '../kit/fields/month.ts';
import { EmptyState } from '../kit/layout/EmptyState.tsx';
import { PageTitle } from '../kit/layout/PageTitle.tsx';
import { RecordList } from '../kit/lists/RecordList.tsx';
import { useFilterInputs } from '../kit/lists/use-filter-inputs.tsx';
import { BillSummary } from './BillSummary.tsx';
import { BillCards, BillTable } from './BillTable.tsx';
import { BillMessages, useBillMessages } from './messages/bill-messages.ts';
import { billedMonths } from './months.ts';
import { RunBills } from './RunBills.tsx';

/** Bills of all merchants, the newest month first. */
export const BillList = () => (
  <BillMessages>
    <List />
  </BillMessages>
);

const shownMonths = 36;

const List = () => {
  const t = useBillMessages();
  const language = useLanguage();
  const { search, merchant, choice } = useFilterInputs();
  const [months] = useState(() => billedMonths(new Date(), shownMonths));
  return (
    <>
      <PageTitle title={t('admin.menu.bills')} subtitle={t('billList.subtitle')}>
        <RunBills />
      </PageTitle>
      <RecordList
        sort={{ field: 'month', order: 'DESC' }}
        filters={[
          search(t('billList.searchHint')),
          merchant(),
          choice('status', billStatuses, (status) => t(`shared.status.bill.${status}`)),
          choice('month', months, (month) => capitalized(formatMonth(month, language))),
        ]}
        failed={t('billList.loadFailed')}
        empty={<EmptyState icon="invoice" title={t('billList.empty')} hint={t('billList.emptyHint')} />}
        table={<BillTable />}
        cards={<BillCards />}
        figures={<BillSummary />}
      />
    </>
  );
};
