import { PayerReceipts } from '#modules/payments/index.ts';
import { describePayerReceipts } from '#test/contracts/payer-receipts.ts';
import { createInvoicesFixture } from '#test/support/invoices-fixture.ts';

describePayerReceipts('the invoices module', async () => {
  const fixture = await createInvoicesFixture();
  const { paymentId } = await fixture.pay(await fixture.addMerchant());
  const [document] = await fixture.database.rows<{ id: number }>(
    'select id from invoices where payment_id = :paymentId',
    { paymentId },
  );
  const recipients = async (invoiceId: number): Promise<readonly string[]> => {
    const deliveries = await fixture.database.rows<{ recipient: string }>(
      `select recipient from invoice_deliveries where invoice_id = :invoiceId and kind = 'ASKED_BY_PAYER' order by id`,
      { invoiceId },
    );
    return deliveries.map(({ recipient }) => recipient);
  };
  return { receipts: fixture.get(PayerReceipts), invoiceId: document!.id, recipients, close: fixture.close };
});
