import { DataTable, SimpleList } from 'react-admin';
import type { InvoiceSummary } from '#contract/invoices.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { StatusChip } from '../../shared/StatusChip.tsx';
import { useLanguage } from '../../shared/words/language.ts';
import { ShowLink } from '../fields/ShowLink.tsx';
import { InvoiceMarks } from './InvoiceMarks.tsx';

export const InvoiceTable = () => {
  const language = useLanguage();
  return (
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
      <DataTable.Col<InvoiceSummary>
        source="merchantName"
        disableSort
        render={({ merchantId, merchantName }) => (
          <ShowLink resource="merchants" id={merchantId}>
            {merchantName}
          </ShowLink>
        )}
      />
      <DataTable.Col<InvoiceSummary> source="customerName" disableSort />
      <DataTable.Col<InvoiceSummary>
        source="status"
        render={({ status }) => <StatusChip owner="invoice" status={status} />}
      />
      <DataTable.Col<InvoiceSummary>
        align="right"
        source="totalAmount"
        render={({ totalAmount, currency }) => formatMoney(totalAmount, currency, language)}
      />
      <DataTable.Col<InvoiceSummary> source="issueDate" render={({ issueDate }) => formatDate(issueDate)} />
      <DataTable.Col<InvoiceSummary> source="dueDate" render={({ dueDate }) => formatDate(dueDate)} />
    </DataTable>
  );
};

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
