import { contractDatabase } from '#test/integration/contracts/contract-database.ts';
import { ObjectionPaymentLinks } from '#modules/links/adapters/postgres/objection-payment-links.ts';
import { runSuites } from '#test/contracts/run-suites.ts';
import { RecordedEvents } from '#test/fakes/recorded-events.ts';
import { openHeldLinks } from '#test/integration/contracts/openers/held-links.ts';
import { openLinkDocuments } from '#test/integration/contracts/openers/link-documents.ts';
import { openRefundsOfLinks } from '#test/integration/contracts/openers/refunds-of-links.ts';
import { openTypedDetails } from '#test/integration/contracts/openers/typed-details.ts';

const onDatabase = contractDatabase();

runSuites('PostgreSQL', {
  PaymentLinks: onDatabase(async ({ transactions, addMerchant }) => {
    const merchantId = await addMerchant();
    const otherMerchantId = await addMerchant();
    const links = new ObjectionPaymentLinks({ transactions, events: new RecordedEvents() });
    return { links, merchantId, otherMerchantId };
  }),
  LinkDocuments: { 'the invoices module': openLinkDocuments },
  HeldLinks: { 'the payments module': openHeldLinks },
  RefundsOfLinks: { 'the payments module': openRefundsOfLinks },
  TypedDetails: { 'the payments module': openTypedDetails },
});
