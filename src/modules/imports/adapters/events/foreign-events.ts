import { subscription, type Subscription } from '#kernel/events.ts';
import { CustomersMerged } from '#modules/customers/index.ts';
import { PaymentSucceeded } from '#modules/payments/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { ReceiveForeignPayment } from '../../application/receive-foreign-payment.ts';

type Deps = Readonly<{ receiveForeignPayment: ReceiveForeignPayment }>;

/** Runs in the transaction in which a payment succeeds; one whose money goes back pays nothing. */
export const onPaymentSucceeded = ({ receiveForeignPayment }: Deps): Subscription =>
  subscription(PaymentSucceeded, async (payment) => {
    const { foreignDocumentId = null, duplicateOf, overpaid, chargeAmount: amount } = payment;
    if (foreignDocumentId === null || duplicateOf !== null || overpaid) return;
    await receiveForeignPayment.execute({ ...payment, foreignDocumentId, amount });
  });

/** Runs in the transaction that merges the customers: documents of one are those of the other. */
export const onCustomersMerged = ({ database }: Readonly<{ database: Database }>): Subscription =>
  subscription(CustomersMerged, async ({ from, into }) => {
    await database.rows(
      'update foreign_documents set customer_id = :into where customer_id = :from returning id',
      { from, into },
    );
  });
