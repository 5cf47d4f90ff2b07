import type { InvoiceSummary } from '#contract/invoices.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import type { en } from '../messages/en.ts';

/** Marks of test documents, notes and voided invoices. */
export const InvoiceMarks = ({ invoice }: { invoice: InvoiceSummary }) => {
  const t = useMessages<typeof en>();
  const marks = [
    invoice.type !== 'INVOICE' && t(`admin.invoices.types.${invoice.type}`),
    invoice.isTest && t('admin.invoices.test'),
    invoice.annulledAt !== null && t('admin.invoices.annulled'),
  ].filter((mark) => mark !== false);
  return marks.map((mark) => ` · ${mark}`);
};
