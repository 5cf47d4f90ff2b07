import { Alert } from '@mui/material';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { joined } from '../../shared/format/joined.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { RecordPage } from '../kit/fields/RecordPage.tsx';
import { RecordTitle } from '../kit/fields/RecordTitle.tsx';
import { InvoiceAbout } from './InvoiceAbout.tsx';
import { InvoiceActions } from './InvoiceActions.tsx';
import { InvoiceDeliveries } from './InvoiceDeliveries.tsx';
import { InvoiceItems } from './InvoiceItems.tsx';
import { InvoiceStatusChip } from './InvoiceStatusChip.tsx';
import { InvoicePayments } from './InvoicePayments.tsx';
import { InvoiceParties } from './InvoiceParties.tsx';
import { useInvoiceMessages } from './use-invoice-messages.ts';

export const InvoiceShow = () => (
  <RecordPage<Invoice>>
    {(invoice) => (
      <>
        <Head invoice={invoice} />
        <InvoiceAbout invoice={invoice} />
        <InvoiceParties invoice={invoice} />
        <InvoiceItems invoice={invoice} />
        <InvoicePayments invoice={invoice} />
        <InvoiceDeliveries invoice={invoice} />
      </>
    )}
  </RecordPage>
);

/** Heading of a document with status and marks. */
const Head = ({ invoice }: { invoice: Invoice }) => {
  const { t, money } = useInvoiceMessages(invoice);
  const document = t(`admin.invoices.titles.${invoice.type}`, { number: invoice.invoiceNumber });
  return (
    <>
      <RecordTitle
        resource="invoices"
        title={joined([money(invoice.totalAmount), invoice.buyer.name])}
        subtitle={joined([document, invoice.merchantName])}
      >
        <InvoiceStatusChip invoice={invoice} />
        <InvoiceActions invoice={invoice} />
      </RecordTitle>
      {invoice.isTest && (
        <Alert severity="warning" role="status">
          {t('admin.invoices.isTest')}
        </Alert>
      )}
      {invoice.annulledAt !== null && (
        <Alert severity="warning" role="status">
          {t('admin.invoices.wasAnnulled', {
            date: formatDate(invoice.annulledAt),
            reason: invoice.annulmentReason ?? '',
          })}
        </Alert>
      )}
    </>
  );
};
