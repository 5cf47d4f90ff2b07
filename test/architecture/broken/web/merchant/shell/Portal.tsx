export { PaymentPage } from '../payments/index.ts';
