import { describePaymentsOfLink } from '#test/contracts/payments-of-link.ts';
import { InMemoryPayments } from '#test/fakes/in-memory-payments.ts';

describePaymentsOfLink('memory', async () => {
  const payments = new InMemoryPayments();
  return { payments, ofLink: payments, merchantId: 3, paymentLinkId: 5, otherLinkId: 6 };
});
