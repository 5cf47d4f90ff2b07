import { describeRefundSums } from '#test/contracts/refund-sums.ts';
import { InMemoryPayments } from '#test/fakes/in-memory-payments.ts';
import { InMemoryRefundSums } from '#test/fakes/in-memory-refund-sums.ts';

describeRefundSums('memory', async () => {
  const payments = new InMemoryPayments();
  const refundSums = new InMemoryRefundSums(payments);
  return { payments, refundSums, ofLink: payments, merchantId: 3, paymentLinkId: 5, otherLinkId: 6 };
});
