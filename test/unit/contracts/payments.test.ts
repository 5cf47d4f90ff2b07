import { describePayments } from '#test/contracts/payments.ts';
import { InMemoryPayments } from '#test/fakes/in-memory-payments.ts';

describePayments('memory', async () => {
  const payments = new InMemoryPayments();
  return { payments, ofLink: payments, merchantId: 3, paymentLinkId: 5, otherLinkId: 6 };
});
