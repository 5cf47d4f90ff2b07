import { describeBuyerRequests } from '#test/contracts/buyer-requests.ts';
import { InMemoryBuyerRequests } from '#test/fakes/in-memory-buyer-requests.ts';

describeBuyerRequests('InMemoryBuyerRequests', async () => {
  const emails = new Map<number, string>();
  return {
    requests: new InMemoryBuyerRequests(emails),
    addDocument: async () => {
      const paymentId = emails.size + 1;
      emails.set(paymentId, 'maria@example.com');
      return { paymentId, invoiceId: paymentId + 100, merchantId: 3 };
    },
    close: async () => undefined,
  };
});
