import { ObjectionInvoices } from '#modules/invoices/adapters/postgres/objection-invoices.ts';
import { SqlInvoiceNumbers } from '#modules/invoices/adapters/postgres/sql-invoice-numbers.ts';
import { SqlNumberChains } from '#modules/invoices/adapters/postgres/sql-number-chains.ts';
import { describeNumberChains } from '#test/contracts/number-chains.ts';
import { insertMerchant } from '#test/support/insert-rows.ts';
import { RecordedEvents } from '#test/fakes/recorded-events.ts';
import { openTestDatabase } from '#test/support/open-database.ts';

describeNumberChains('SqlNumberChains', async () => {
  const opened = await openTestDatabase();
  let merchants = 0;
  return {
    chains: new SqlNumberChains(opened),
    invoices: new ObjectionInvoices({ ...opened, events: new RecordedEvents() }),
    numbers: new SqlInvoiceNumbers(opened),
    work: opened.database,
    addMerchant: () => insertMerchant(opened.database, (merchants += 1), {}),
    close: opened.close,
  };
});
