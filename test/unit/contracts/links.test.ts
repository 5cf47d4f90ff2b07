import { runSuites } from '#test/contracts/run-suites.ts';
import { typedBefore } from '#test/contracts/typed-details.ts';
import { InMemoryHeldLinks } from '#test/fakes/in-memory-held-links.ts';
import { InMemoryLinkDocuments } from '#test/fakes/in-memory-link-documents.ts';
import { InMemoryPaymentLinks } from '#test/fakes/in-memory-payment-links.ts';
import { InMemoryRefundsOfLinks } from '#test/fakes/in-memory-refunds-of-links.ts';
import { InMemoryTypedDetails } from '#test/fakes/in-memory-typed-details.ts';

runSuites('memory', {
  PaymentLinks: async () => ({ links: new InMemoryPaymentLinks(), merchantId: 1, otherMerchantId: 2 }),
  LinkDocuments: async () => {
    const documents = new InMemoryLinkDocuments();
    documents.debit(1);
    documents.credit(5);
    return { documents, links: { debitNote: 1, invoice: 2, annulled: 3, plain: 4, credited: 5 } };
  },
  HeldLinks: async () => {
    const heldLinks = new InMemoryHeldLinks();
    heldLinks.hold(1);
    return { heldLinks, heldId: 1, paidId: 2 };
  },
  RefundsOfLinks: async () => {
    const refundsOfLinks = new InMemoryRefundsOfLinks();
    refundsOfLinks.refund(1, 'PARTIAL');
    refundsOfLinks.refund(2, 'FULL');
    return { refundsOfLinks, partialId: 1, fullId: 2, keptId: 3, paidTwiceId: 4 };
  },
  TypedDetails: async () => {
    const typedDetails = new InMemoryTypedDetails();
    const key = crypto.randomUUID();
    typedDetails.add({ paymentLinkId: 1, key, typed: typedBefore });
    return { typedDetails, paymentLinkId: 1, key, paidKey: crypto.randomUUID() };
  },
});
