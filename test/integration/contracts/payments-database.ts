import { ObjectionPayments } from '#modules/payments/adapters/postgres/objection-payments.ts';
import type { Database } from '#platform/database/database.ts';
import type { OpenedPayments } from '#test/contracts/stored-payments.ts';
import { insertMerchant } from '#test/support/insert-rows.ts';
import { RecordedEvents } from '#test/fakes/recorded-events.ts';
import { openTestDatabase } from '#test/support/open-database.ts';

const insertLink = async (database: Database, merchantId: number): Promise<number> => {
  const [row] = await database.rows<{ id: number }>(
    `insert into payment_links (token, merchant_id, amount_minor, currency, charge_amount_minor, charge_currency, usage,
       status, created_at, updated_at)
     values (gen_random_uuid()::text, :merchantId, 10000, 'EUR', 10000, 'EUR', 'REUSABLE', 'ACTIVE', now(), now())
     returning id`,
    { merchantId },
  );
  return row!.id;
};

/** A database of its own with one merchant and two payment links. */
export const openPaymentsDatabase = async (): Promise<OpenedPayments & Readonly<{ database: Database }>> => {
  const { database, transactions, close } = await openTestDatabase(4);
  const payments = new ObjectionPayments({ database, transactions, events: new RecordedEvents() });
  const merchantId = await insertMerchant(database, 1, {});
  return {
    database,
    payments,
    merchantId,
    paymentLinkId: await insertLink(database, merchantId),
    otherLinkId: await insertLink(database, merchantId),
    close,
  };
};
