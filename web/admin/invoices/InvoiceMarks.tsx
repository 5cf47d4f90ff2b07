import type { InvoiceSummary } from '#contract/invoices/invoices.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import type { en } from '../kit/messages/en.ts';

/** Marks of test documents and notes, which the chip of the status does not name. */
export const InvoiceMarks = ({ invoice }: { invoice: InvoiceSummary }) => {
  const t = useMessages<typeof en>();
  const { type, isTest, annulledAt } = invoice;
  const isNamed = type === 'INVOICE' || (type === 'CREDIT_NOTE' && annulledAt === null);
  const marks = [!isNamed && t(`admin.invoices.types.${type}`), isTest && t('admin.invoices.test')].filter(
    (mark) => mark !== false,
  );
  return marks.map((mark) => ` · ${mark}`);
};
