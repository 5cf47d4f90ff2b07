import type { Invoice } from '#contract/invoices/invoices.ts';
import { InvoiceList } from './InvoiceList.tsx';
import { InvoiceShow } from './InvoiceShow.tsx';

export default {
  name: 'invoices',
  list: InvoiceList,
  show: InvoiceShow,
  recordRepresentation: (invoice: Invoice) => invoice.invoiceNumber,
};

export { InvoiceCards, InvoiceTable } from './InvoiceTable.tsx';
