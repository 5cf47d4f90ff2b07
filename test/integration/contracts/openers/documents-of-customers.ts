import { businessDate } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import { DocumentsOfCustomers } from '#modules/customers/index.ts';
import type { Opener } from '#test/contracts/run-suites.ts';
import { createInvoicesFixture } from '#test/support/invoices-fixture.ts';

export const openDocumentsOfCustomers: Opener<'DocumentsOfCustomers'> = async () => {
  const fixture = await createInvoicesFixture();
  const { database } = fixture;
  const [merchantId, otherMerchantId] = [await fixture.addMerchant(), await fixture.addMerchant()];
  const addCustomer = async (name: string): Promise<number> => {
    const [row] = await database.rows<{ id: number }>(
      `insert into customers (merchant_id, kind, name, country, language, created_at)
       values (:merchantId, 'PERSON', :name, 'BG', 'bg', now()) returning id`,
      { merchantId, name },
    );
    return row!.id;
  };
  return {
    documents: fixture.get(DocumentsOfCustomers),
    merchantId,
    otherMerchantId,
    customerId: await addCustomer('Мария'),
    otherCustomerId: await addCustomer('Друга'),
    today: businessDate('2026-11-20'),
    add: async ({ merchantId: of, customerId, buyer, totalMinor, refundedMinor }) => {
      const amount = Money.ofMinor(totalMinor, 'EUR');
      const { name, email, taxId } = buyer;
      const payment = await fixture.pay(of, {
        amount,
        chargeAmount: amount,
        customerName: name,
        customerEmail: email,
        buyer: taxId === null ? null : { name, taxId, vatNumber: null, address: 'гр. Русе', country: 'BG' },
      });
      const { id } = (await fixture.documentsOf(of)).at(-1)!;
      await database.rows('update invoices set customer_id = :customerId where id = :id', { customerId, id });
      if (refundedMinor !== undefined) await fixture.refund(payment, refundedMinor);
      return id;
    },
    close: fixture.close,
  };
};
