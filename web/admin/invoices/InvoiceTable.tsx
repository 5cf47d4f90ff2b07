import { DataTable, SimpleList } from 'react-admin';
import type { InvoiceSummary } from '#contract/invoices.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { StatusChip } from '../fields/StatusChip.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { MerchantColumn, MoneyColumn, StatusColumn } from '../fields/columns.tsx';
import { ShowLink } from '../fields/ShowLink.tsx';
import { InvoiceMarks } from './InvoiceMarks.tsx';

export const InvoiceTable = () => (
  <DataTable<InvoiceSummary> bulkActionButtons={false} rowClick={false}>
    <DataTable.Col<InvoiceSummary>
      source="invoiceNumber"
      render={(it) => (
        <>
          <ShowLink resource="invoices" id={it.id}>
            {it.invoiceNumber}
          </ShowLink>
          <InvoiceMarks invoice={it} />
        </>
      )}
    />
    <MerchantColumn />
    <DataTable.Col<InvoiceSummary> source="customerName" disableSort />
    <StatusColumn owner="invoice" />
    <MoneyColumn source="totalAmount" />
    <DataTable.Col<InvoiceSummary> source="issueDate" render={({ issueDate }) => formatDate(issueDate)} />
    <DataTable.Col<InvoiceSummary> source="dueDate" render={({ dueDate }) => formatDate(dueDate)} />
  </DataTable>
);

export const InvoiceCards = () => {
  const language = useLanguage();
  return (
    <SimpleList<InvoiceSummary>
      rowClick="show"
      primaryText={(it) => `${it.invoiceNumber} · ${formatMoney(it.totalAmount, it.currency, language)}`}
      secondaryText={(it) => `${it.merchantName} · ${formatDate(it.issueDate)}`}
      tertiaryText={(it) => <StatusChip owner="invoice" status={it.status} />}
    />
  );
};
