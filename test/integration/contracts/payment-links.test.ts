import { ObjectionPaymentLinks } from '#modules/links/adapters/postgres/objection-payment-links.ts';
import { describePaymentLinks } from '#test/contracts/payment-links.ts';
import { insertMerchant } from '#test/support/insert-rows.ts';
import { RecordedEvents } from '#test/fakes/recorded-events.ts';
import { openTestDatabase } from '#test/support/open-database.ts';

describePaymentLinks('ObjectionPaymentLinks', async () => {
  const { database, transactions, close } = await openTestDatabase();
  const merchantId = await insertMerchant(database, 1, {});
  const otherMerchantId = await insertMerchant(database, 2, {});
  const links = new ObjectionPaymentLinks({ transactions, events: new RecordedEvents() });
  return { links, merchantId, otherMerchantId, close };
});
