import type { Invoice } from '#contract/invoices.ts';
import { Facts } from '../fields/Facts.tsx';
import { Panel } from '../layout/Panel.tsx';
import { useInvoiceMessages } from './use-invoice-messages.ts';

/** Seller and buyer as printed on the document; later changes of the parties do not affect it. */
export const InvoiceParties = ({ invoice }: { invoice: Invoice }) => {
  const { t, name } = useInvoiceMessages(invoice);
  const { seller, buyer } = invoice;
  const factsOf = (party: Invoice['seller']) =>
    [
      [name('address'), party.address],
      [name('country'), party.country],
      [name('taxId'), party.taxId],
      [name('vatNumber'), party.vatNumber],
    ] as const;
  return (
    <Panel title={t('admin.invoices.parties')}>
      <Facts
        facts={[
          [t('admin.invoices.seller'), seller.name],
          ...factsOf(seller),
          [t('admin.invoices.buyer'), buyer.name],
          ...factsOf(buyer),
          [name('customerEmail'), invoice.customerEmail],
        ]}
      />
    </Panel>
  );
};
