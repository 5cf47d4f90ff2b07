import { BuyerRequests } from '#modules/invoices/ports/buyer-requests.ts';
import type { Opener } from '#test/contracts/run-suites.ts';
import { createInvoicesFixture } from '#test/support/invoices-fixture.ts';

export const openBuyerRequests: Opener<'BuyerRequests'> = async () => {
  const fixture = await createInvoicesFixture();
  const merchantId = await fixture.addMerchant();
  return {
    requests: fixture.get(BuyerRequests),
    addDocument: async () => {
      const { paymentId } = await fixture.pay(merchantId);
      await fixture.database.rows(
        `update payments set customer_email = 'maria@example.com' where id = :paymentId`,
        { paymentId },
      );
      const [document] = await fixture.database.rows<{ id: number }>(
        'select id from invoices where payment_id = :paymentId',
        { paymentId },
      );
      return { paymentId, invoiceId: document!.id, merchantId };
    },
    close: () => fixture.close(),
  };
};
