import { runSuites } from '#test/contracts/run-suites.ts';
import { FakeVatNumberService } from '#test/fakes/fake-vat-number-service.ts';
import { FakeVatNumbers } from '#test/fakes/fake-vat-numbers.ts';
import { InMemoryCustomers } from '#test/fakes/in-memory-customers.ts';
import { InMemoryItems } from '#test/fakes/in-memory-items.ts';
import { openDocumentsOfCustomers } from '#test/unit/contracts/openers/documents-of-customers.ts';

runSuites('memory', {
  Customers: async () => {
    const customers = new InMemoryCustomers();
    return { customers, merchantId: 1, otherMerchantId: 2 };
  },
  Items: async () => ({ items: new InMemoryItems(), merchantId: 1, otherMerchantId: 2 }),
  DocumentsOfCustomers: openDocumentsOfCustomers,
  VatNumberService: async () => ({
    service: new FakeVatNumberService(),
    unasked: new FakeVatNumberService(false),
  }),
  VatNumbers: async () => ({ vatNumbers: new FakeVatNumbers(), unasked: new FakeVatNumbers(false) }),
});
