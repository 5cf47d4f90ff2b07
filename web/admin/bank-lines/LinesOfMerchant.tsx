import { EmptyState } from '../kit/layout/EmptyState.tsx';
import { RelatedRecords } from '../kit/lists/RelatedRecords.tsx';
import { BankLineCards, BankLineTable } from './BankLineTable.tsx';
import { BankMessages, useBankMessages } from './messages/bank-messages.ts';

/** The movements of the bank accounts of one merchant. */
export const LinesOfMerchant = () => (
  <BankMessages>
    <Lines />
  </BankMessages>
);

const Lines = () => {
  const t = useBankMessages();
  return (
    <RelatedRecords
      reference="bank-lines"
      target="merchantId"
      sort={{ field: 'bookedOn', order: 'DESC' }}
      table={<BankLineTable isOfOne />}
      cards={<BankLineCards />}
      empty={<EmptyState icon="bank" title={t('bank.empty')} hint={t('bank.emptyHint')} />}
    />
  );
};
