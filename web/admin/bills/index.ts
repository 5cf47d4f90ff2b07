import type { Bill } from '#contract/billing/billing.ts';
import { BillList } from './BillList.tsx';
import { BillShow } from './BillShow.tsx';

export default {
  name: 'bills',
  list: BillList,
  show: BillShow,
  recordRepresentation: (bill: Bill) => bill.invoiceNumber ?? String(bill.id),
};

export { BillsOfMerchant } from './BillsOfMerchant.tsx';
