export { PaymentRefunded, PaymentSucceeded, RefundFailed } from './domain/events.ts';
export { DocumentsOfPayments } from './ports/documents-of-payments.ts';
export { Tariffs } from './ports/tariffs.ts';
export { PaymentGateway } from './ports/payment-gateway.ts';
export { StartCheckout } from './application/start-checkout.ts';
export { SettlePayment } from './application/settle-payment.ts';
export { ListSignals } from './application/list-signals.ts';
export { Reconcile } from './application/reconcile.ts';
