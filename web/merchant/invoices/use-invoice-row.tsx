import type { InvoiceSummary } from '#contract/invoices/invoices.ts';
import { joined } from '../../shared/format/joined.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import type { RecordRow } from '../../shared/list/RecordRows.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useShellMessages } from '../kit/messages/use-shell-messages.ts';
import { InvoiceChip } from './InvoiceChip.tsx';
import { signed } from './signed-total.ts';

/** The compact form of a document: customer and amount, state, number and date. */
export const useInvoiceRow = (): ((invoice: InvoiceSummary) => RecordRow) => {
  const t = useShellMessages();
  const language = useLanguage();
  const { base } = usePortal();
  return (invoice) => ({
    to: `${base}/invoices/${invoice.id}`,
    what: invoice.customerName ?? invoice.customerEmail ?? invoice.invoiceNumber,
    when: joined([
      ...(invoice.customerName === null && invoice.customerEmail === null ? [] : [invoice.invoiceNumber]),
      formatDate(invoice.issueDate),
      ...(invoice.type === 'DEBIT_NOTE' ? [t('merchant.invoices.types.DEBIT_NOTE')] : []),
      ...(invoice.isTest ? [t('merchant.invoices.test')] : []),
    ]),
    amount: formatMoney(signed(invoice.totalAmount, invoice), invoice.currency, language),
    hasDisc: true,
    chip: <InvoiceChip invoice={invoice} place="row" />,
  });
};
