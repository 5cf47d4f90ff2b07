import { bankLineStates } from '#contract/banking/bank-lines.ts';
import { EmptyState } from '../kit/layout/EmptyState.tsx';
import { PageTitle } from '../kit/layout/PageTitle.tsx';
import { RecordList } from '../kit/lists/RecordList.tsx';
import { useFilterInputs } from '../kit/lists/use-filter-inputs.tsx';
import { BankLineCards, BankLineTable } from './BankLineTable.tsx';
import { BankMessages, useBankMessages } from './messages/bank-messages.ts';

/** Movements of the bank accounts of all merchants, the newest first. */
export const BankLineList = () => (
  <BankMessages>
    <List />
  </BankMessages>
);

const List = () => {
  const t = useBankMessages();
  const { search, merchant, choice, days } = useFilterInputs();
  return (
    <>
      <PageTitle title={t('admin.menu.bankLines')} subtitle={t('bank.subtitle')} />
      <RecordList
        sort={{ field: 'bookedOn', order: 'DESC' }}
        filters={[
          search(t('bank.searchHint')),
          merchant(),
          choice('state', bankLineStates, (state) => t(`bank.states.${state}`)),
          ...days(),
        ]}
        failed={t('bank.loadFailed')}
        empty={<EmptyState icon="bank" title={t('bank.empty')} hint={t('bank.emptyHint')} />}
        table={<BankLineTable />}
        cards={<BankLineCards />}
      />
    </>
  );
};
