import { businessDate } from '#kernel/business-date.ts';
import type { CustomerDocument } from '#modules/customers/index.ts';
import type { Opener } from '#test/contracts/run-suites.ts';
import { InMemoryDocumentsOfCustomers } from '#test/fakes/in-memory-documents-of-customers.ts';

export const openDocumentsOfCustomers: Opener<'DocumentsOfCustomers'> = async () => {
  const documents = new InMemoryDocumentsOfCustomers();
  const today = businessDate('2026-11-20');
  let ids = 0;
  const documentOf = (about: Partial<CustomerDocument>): CustomerDocument => {
    ids += 1;
    return {
      invoiceId: ids,
      invoiceNumber: String(ids).padStart(10, '0'),
      type: 'INVOICE',
      issueDate: today,
      dueDate: today,
      currency: 'EUR',
      totalMinor: 0,
      payments: [],
      credits: [],
      refunds: [],
      ...about,
    };
  };
  return {
    documents,
    merchantId: 1,
    otherMerchantId: 2,
    customerId: 1,
    otherCustomerId: 2,
    today,
    add: async ({ merchantId, customerId, buyer: given, totalMinor, refundedMinor }) => {
      const buyer = { address: null, vatNumber: null, country: null, kind: null, ...given };
      const of = { merchantId, customerId, buyer, createdBy: null, issuedAt: new Date(today) };
      const refunds = refundedMinor === undefined ? [] : [{ minor: refundedMinor, day: today }];
      const payments = [{ minor: totalMinor, day: today }];
      const document = documentOf({ totalMinor, payments, credits: refunds, refunds });
      documents.issue({ ...of, document });
      if (refundedMinor !== undefined)
        documents.issue({ ...of, document: documentOf({ type: 'CREDIT_NOTE', totalMinor: -refundedMinor }) });
      return document.invoiceId;
    },
  };
};
