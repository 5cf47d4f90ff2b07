import { useState } from 'react';
import { Link } from 'react-router-dom';
import { invoiceCurrency } from '#contract/invoice-actions.ts';
import { invoiceStatuses, invoiceTypes } from '#contract/invoices.ts';
import type { InvoiceSummary } from '#contract/invoices.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import type { Column } from '../../shared/list/DataTable.tsx';
import { rangeFilters } from '../../shared/list/list-state.ts';
import type { ListSettings } from '../../shared/list/list-state.ts';
import { useListState } from '../../shared/list/use-list-state.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { DisabledInDemo } from '../DisabledInDemo.tsx';
import { ListScreen } from '../ListScreen.tsx';
import { usePortal } from '../portal.ts';
import { listQueryOf, useInvoices } from '../queries.ts';
import { useMerchantMessages } from '../messages/use-merchant-messages.ts';
import { BulkTransferDialog } from './BulkTransferDialog.tsx';
import { InvoiceActions } from './InvoiceActions.tsx';
import { InvoiceChip } from './InvoiceChip.tsx';
import { InvoiceMarks } from './InvoiceMarks.tsx';
import { signed } from './signed-total.ts';
import { InvoiceDrafts } from './writing/InvoiceDrafts.tsx';
import { useInvoiceRow } from './use-invoice-row.tsx';
import { useSelectedInvoices } from './use-selected-invoices.tsx';

const settings: ListSettings = {
  sortFields: ['id', 'invoiceNumber', 'issueDate', 'dueDate', 'totalAmount', 'status'],
  sortBy: 'id',
  filters: {
    search: 'text',
    status: invoiceStatuses,
    type: invoiceTypes,
    currency: invoiceCurrency.options,
    ...rangeFilters,
  },
};

export const InvoicesPage = () => {
  const t = useMerchantMessages();
  const { isDemo } = usePortal();
  const [list, changeList] = useListState(settings);
  const query = listQueryOf<InvoiceSummary['status']>(list);
  const invoices = useInvoices(query);
  const { chosen, clear, columns, box } = useSelectedInvoices(invoices.data?.rows);
  const [isPaying, setIsPaying] = useState(false);
  const row = useInvoiceRow();
  const close = (): void => {
    setIsPaying(false);
    clear();
  };
  return (
    <>
      <PageTitle title={t('merchant.invoices.title')} subtitle={t('merchant.invoices.subtitle')}>
        {isDemo ? (
          <DisabledInDemo labels={[t('merchant.demo.testInvoice'), t('merchant.demo.export')]} />
        ) : (
          <InvoiceActions query={query} isEmpty={invoices.data?.total === 0} />
        )}
      </PageTitle>
      <InvoiceDrafts />
      {chosen.length > 0 && (
        <Button variant="primary" onClick={() => setIsPaying(true)}>
          {t('merchant.invoices.payChosen', { count: chosen.length })}
        </Button>
      )}
      {isPaying && <BulkTransfers chosen={chosen} onClose={close} />}
      <ListScreen
        label={t('merchant.invoices.title')}
        query={invoices}
        columns={[...columns, ...useColumns()]}
        row={(invoice) => ({ ...row(invoice), action: box(invoice) })}
        list={list}
        changeList={changeList}
        statuses={invoiceStatuses.map((value) => ({ value, label: t(`shared.status.invoice.${value}`) }))}
        choices={[
          {
            name: 'type',
            label: t('merchant.invoices.type'),
            choices: invoiceTypes.map((value) => ({ value, label: t(`merchant.invoices.types.${value}`) })),
          },
          {
            name: 'currency',
            label: t('merchant.invoices.currency'),
            choices: invoiceCurrency.options.map((value) => ({ value, label: value })),
          },
        ]}
        hasRanges
        searchHint={t('merchant.invoices.searchHint')}
        failed={t('merchant.invoices.failed')}
        empty={{ icon: 'invoice', title: t('merchant.invoices.none'), hint: t('merchant.invoices.noneHint') }}
      />
    </>
  );
};

/** The dialog keeps the invoices that were chosen when it opened: a paid one can no longer be chosen. */
const BulkTransfers = ({ chosen, onClose }: { chosen: readonly InvoiceSummary[]; onClose: () => void }) => {
  const [invoices] = useState(chosen);
  return <BulkTransferDialog invoices={invoices} onClose={onClose} />;
};

const useColumns = (): readonly Column<InvoiceSummary>[] => {
  const t = useMerchantMessages();
  const language = useLanguage();
  const { base } = usePortal();
  return [
    {
      key: 'number',
      label: t('merchant.invoices.number'),
      sortBy: 'invoiceNumber',
      cell: (invoice) => (
        <>
          <Link to={`${base}/invoices/${invoice.id}`}>{invoice.invoiceNumber}</Link>
          <InvoiceMarks invoice={invoice} />
        </>
      ),
    },
    {
      key: 'customer',
      label: t('merchant.invoices.customer'),
      cell: ({ customerName, customerEmail }) => customerName ?? customerEmail ?? '-',
    },
    {
      key: 'total',
      label: t('merchant.invoices.total'),
      sortBy: 'totalAmount',
      align: 'end',
      cell: (invoice) => formatMoney(signed(invoice.totalAmount, invoice), invoice.currency, language),
    },
    {
      key: 'status',
      label: t('merchant.invoices.status'),
      sortBy: 'status',
      cell: (invoice) => <InvoiceChip invoice={invoice} place="list" />,
    },
    {
      key: 'dueDate',
      label: t('merchant.invoices.dueDate'),
      sortBy: 'dueDate',
      cell: ({ type, dueDate }) => (type === 'CREDIT_NOTE' ? '-' : formatDate(dueDate)),
    },
    {
      key: 'open',
      label: t('merchant.invoice.open'),
      align: 'end',
      cell: ({ openAmount, currency }) =>
        openAmount === 0 ? '-' : formatMoney(openAmount, currency, language),
    },
    {
      key: 'issueDate',
      label: t('merchant.invoices.issueDate'),
      sortBy: 'issueDate',
      cell: ({ issueDate }) => formatDate(issueDate),
    },
  ];
};
