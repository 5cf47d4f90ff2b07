import { typedBefore } from '#test/contracts/payments-of-links.ts';
import { runSuites } from '#test/contracts/run-suites.ts';
import { InMemoryDocumentsOfLinks } from '#test/fakes/in-memory-documents-of-links.ts';
import { InMemoryPaymentLinks } from '#test/fakes/in-memory-payment-links.ts';
import { InMemoryPaymentsOfLinks } from '#test/fakes/in-memory-payments-of-links.ts';

runSuites('memory', {
  PaymentLinks: async () => ({ links: new InMemoryPaymentLinks(), merchantId: 1, otherMerchantId: 2 }),
  DocumentsOfLinks: async () => {
    const documents = new InMemoryDocumentsOfLinks();
    documents.debit(1);
    documents.write(2);
    documents.credit(5);
    const links = { debitNote: 1, invoice: 2, annulled: 3, plain: 4, credited: 5 };
    return { documents, links, merchantId: 1, textOf: async (pdf) => Buffer.from(pdf).toString() };
  },
  PaymentsOfLinks: async () => {
    const paymentsOfLinks = new InMemoryPaymentsOfLinks();
    const links = { held: 1, fresh: 2, partial: 3, full: 4, kept: 5, paidTwice: 6, tried: 7 };
    const key = crypto.randomUUID();
    paymentsOfLinks.hold(links.held);
    paymentsOfLinks.refund(links.partial, 'PARTIAL');
    paymentsOfLinks.refund(links.full, 'FULL');
    paymentsOfLinks.type({ paymentLinkId: links.tried, key, typed: typedBefore });
    return { paymentsOfLinks, links, key, paidKey: crypto.randomUUID() };
  },
});
