import { EmptyState } from '../kit/layout/EmptyState.tsx';
import { RelatedRecords } from '../kit/lists/RelatedRecords.tsx';
import { BillCards, BillTable } from './BillTable.tsx';
import { BillMessages, useBillMessages } from './messages/bill-messages.ts';

/** The bills of the merchant of the page. */
export const BillsOfMerchant = () => (
  <BillMessages>
    <Bills />
  </BillMessages>
);

const Bills = () => {
  const t = useBillMessages();
  return (
    <RelatedRecords
      reference="bills"
      target="merchantId"
      sort={{ field: 'month', order: 'DESC' }}
      table={<BillTable isOfOne />}
      cards={<BillCards />}
      empty={<EmptyState icon="invoice" title={t('billList.none')} />}
    />
  );
};
