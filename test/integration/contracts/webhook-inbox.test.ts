import { SqlWebhookInbox } from '#modules/payments/adapters/postgres/sql-webhook-inbox.ts';
import { describeWebhookInbox } from '#test/contracts/webhook-inbox.ts';
import { insertMerchant, insertPayment } from '#test/support/insert-rows.ts';
import { openTestDatabase } from '#test/support/open-database.ts';

describeWebhookInbox('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase(2);
  const merchantId = await insertMerchant(database, 1, {});
  const { paymentId } = await insertPayment(database, merchantId, 1, {});
  return { inbox: new SqlWebhookInbox({ database }), paymentId, close };
});
