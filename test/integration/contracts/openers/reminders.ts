import { businessDate } from '#kernel/business-date.ts';
import { ObjectionInvoices } from '#modules/invoices/adapters/postgres/objection-invoices.ts';
import { SqlInvoiceNumbers } from '#modules/invoices/adapters/postgres/sql-invoice-numbers.ts';
import { SqlReminders } from '#modules/invoices/adapters/postgres/sql-reminders.ts';
import { cryptoRandom } from '#platform/random.ts';
import { Invoice } from '#modules/invoices/domain/invoice.ts';
import type { Opener } from '#test/contracts/run-suites.ts';
import { RecordedEvents } from '#test/fakes/recorded-events.ts';
import { insertMerchant } from '#test/support/insert-rows.ts';
import { openTestDatabase } from '#test/support/open-database.ts';
import { payByBank } from '#test/support/pay-by-bank.ts';
import { sampleDocument } from '#test/unit/modules/invoices/domain/sample-document.ts';

export const openReminders: Opener<'Reminders'> = async () => {
  const { database, transactions, close } = await openTestDatabase();
  const invoices = new ObjectionInvoices({
    database,
    transactions,
    events: new RecordedEvents(),
    random: cryptoRandom,
  });
  const numbers = new SqlInvoiceNumbers({ database, transactions });
  const merchantId = await insertMerchant(database, 1, {});
  const otherMerchantId = await insertMerchant(database, 2, {});
  await database.rows(`update merchants set plan = 'GROWTH'`);
  return {
    reminders: new SqlReminders({ database }),
    merchantId,
    otherMerchantId,
    addUnpaid: (dueDate) =>
      database.transact(async () => {
        const place = await numbers.next(merchantId, 'LEGAL', businessDate('2026-11-20'));
        const document = { ...sampleDocument({ place }), merchantId, paymentId: null, dueDate };
        return invoices.add(await Invoice.issuePending(document, place.previousHash));
      }),
    pay: async (id) => {
      await invoices.change({ id }, (invoice) => payByBank(invoice, new Date('2026-11-21T10:00:00.000Z')));
    },
    close,
  };
};
