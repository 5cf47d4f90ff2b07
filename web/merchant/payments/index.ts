export { PaymentPage } from './PaymentPage.tsx';
export { PaymentsPage } from './PaymentsPage.tsx';
export { usePaymentColumns } from './use-payment-columns.tsx';
export { usePaymentRow } from './use-payment-row.tsx';
