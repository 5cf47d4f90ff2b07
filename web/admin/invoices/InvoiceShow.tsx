import type { Invoice } from '#contract/invoices.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { StatusChip } from '../../shared/StatusChip.tsx';
import { useWords } from '../../shared/words/use-words.ts';
import { RecordPage } from '../fields/RecordPage.tsx';
import type { en } from '../words/en.ts';
import { InvoiceAbout } from './InvoiceAbout.tsx';
import { InvoiceActs } from './InvoiceActs.tsx';
import { InvoiceDeliveries } from './InvoiceDeliveries.tsx';
import { InvoiceItems } from './InvoiceItems.tsx';
import { InvoiceParties } from './InvoiceParties.tsx';

export const InvoiceShow = () => (
  <RecordPage<Invoice>>
    {(invoice) => (
      <>
        <Head invoice={invoice} />
        <InvoiceAbout invoice={invoice} />
        <InvoiceParties invoice={invoice} />
        <InvoiceItems invoice={invoice} />
        <InvoiceDeliveries invoice={invoice} />
      </>
    )}
  </RecordPage>
);

/** The status, and what is out of the ordinary about the document. */
const Head = ({ invoice }: { invoice: Invoice }) => {
  const t = useWords<typeof en>();
  return (
    <>
      <PageTitle title={t(`admin.invoices.titles.${invoice.type}`, { number: invoice.invoiceNumber })}>
        <StatusChip owner="invoice" status={invoice.status} />
        <InvoiceActs invoice={invoice} />
      </PageTitle>
      {invoice.isTest && <Banner tone="warning">{t('admin.invoices.isTest')}</Banner>}
      {invoice.annulledAt !== null && (
        <Banner tone="warning">
          {t('admin.invoices.wasAnnulled', {
            date: formatDate(invoice.annulledAt),
            reason: invoice.annulmentReason ?? '',
          })}
        </Banner>
      )}
    </>
  );
};
