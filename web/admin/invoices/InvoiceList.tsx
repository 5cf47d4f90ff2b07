import { exportInvoices, invoiceWaits, listedInvoiceStatuses } from '#contract/invoices/invoice-lists.ts';
import { invoiceTypes } from '#contract/invoices/invoices.ts';
import { PageTitle } from '../kit/layout/PageTitle.tsx';
import { EmptyState } from '../kit/layout/EmptyState.tsx';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { RecordList } from '../kit/lists/RecordList.tsx';
import { choicesOf } from '../../shared/list/status-tabs.ts';
import { useFilterInputs } from '../kit/lists/use-filter-inputs.tsx';
import type { en } from '../kit/messages/en.ts';
import { InvoiceSummary } from './InvoiceSummary.tsx';
import { InvoiceCards, InvoiceTable } from './InvoiceTable.tsx';

/** Documents of all merchants. */
export const InvoiceList = () => {
  const t = useMessages<typeof en>();
  const { search, choice, merchant, days, amounts } = useFilterInputs();
  return (
    <>
      <PageTitle title={t('admin.menu.invoices')} subtitle={t('admin.invoices.subtitle')} />
      <RecordList
        tabs={choicesOf(listedInvoiceStatuses, (status) => t(`admin.lists.tabs.invoice.${status}`))}
        counts="summariseInvoices"
        sort={{ field: 'id', order: 'DESC' }}
        filters={[
          search(t('admin.invoices.searchHint')),
          merchant(),
          choice('type', invoiceTypes, (type) => t(`admin.invoices.types.${type}`), false),
          choice('mail', ['UNSENT'], (mail) => t(`admin.invoices.mail.${mail}`), false),
          choice('waits', invoiceWaits, (wait) => t(`admin.invoices.waits.${wait}`), false),
          ...days(),
          ...amounts(),
        ]}
        file={exportInvoices}
        failed={t('admin.invoices.loadFailed')}
        empty={
          <EmptyState icon="invoice" title={t('admin.invoices.empty')} hint={t('admin.invoices.emptyHint')} />
        }
        table={<InvoiceTable />}
        cards={<InvoiceCards />}
        figures={<InvoiceSummary />}
      />
    </>
  );
};
