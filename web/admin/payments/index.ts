import type { Payment } from '#contract/payments/payments.ts';
import { PaymentList } from './PaymentList.tsx';
import { PaymentShow } from './PaymentShow.tsx';

export default {
  name: 'payments',
  list: PaymentList,
  show: PaymentShow,
  recordRepresentation: (payment: Payment) => String(payment.number),
};

export { PaymentCards, PaymentTable } from './PaymentTable.tsx';
