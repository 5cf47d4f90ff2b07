import { contractDatabase } from '#test/integration/contracts/contract-database.ts';
import { ObjectionPaymentLinks } from '#modules/links/adapters/postgres/objection-payment-links.ts';
import { runSuites } from '#test/contracts/run-suites.ts';
import { RecordedEvents } from '#test/fakes/recorded-events.ts';
import { openDocumentsOfLinks } from '#test/integration/contracts/openers/documents-of-links.ts';
import { openPaymentsOfLinks } from '#test/integration/contracts/openers/payments-of-links.ts';

const onDatabase = contractDatabase();

runSuites('PostgreSQL', {
  PaymentLinks: onDatabase(async ({ transactions, addMerchant }) => {
    const merchantId = await addMerchant();
    const otherMerchantId = await addMerchant();
    const links = new ObjectionPaymentLinks({ transactions, events: new RecordedEvents() });
    return { links, merchantId, otherMerchantId };
  }),
  DocumentsOfLinks: { 'the invoices module': openDocumentsOfLinks },
  PaymentsOfLinks: { 'the payments module': openPaymentsOfLinks },
});
