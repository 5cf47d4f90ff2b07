import { describeLinkDocuments } from '#test/contracts/link-documents.ts';
import { InMemoryLinkDocuments } from '#test/fakes/in-memory-link-documents.ts';

describeLinkDocuments('InMemoryLinkDocuments', async () => {
  const documents = new InMemoryLinkDocuments();
  documents.debit(1);
  documents.credit(5);
  return { documents, links: { debitNote: 1, invoice: 2, annulled: 3, plain: 4, credited: 5 } };
});
