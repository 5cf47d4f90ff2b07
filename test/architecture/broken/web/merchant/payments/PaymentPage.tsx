export const PaymentPage = 1;
