import { DataTable, SimpleList } from 'react-admin';
import type { InvoiceSummary } from '#contract/invoices/invoices.ts';
import { joined } from '../../shared/format/joined.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { MerchantColumn, MoneyColumn } from '../kit/fields/columns.tsx';
import { ShowLink } from '../kit/fields/ShowLink.tsx';
import { InvoiceMarks } from './InvoiceMarks.tsx';
import { InvoiceStatusChip } from './InvoiceStatusChip.tsx';

export const InvoiceTable = () => (
  <DataTable<InvoiceSummary> bulkActionButtons={false} rowClick="show">
    <MerchantColumn />
    <DataTable.Col<InvoiceSummary> source="customerName" disableSort />
    <MoneyColumn source="totalAmount" />
    <DataTable.Col<InvoiceSummary> source="status" render={(it) => <InvoiceStatusChip invoice={it} />} />
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
    <DataTable.Col<InvoiceSummary> source="issueDate" render={({ issueDate }) => formatDate(issueDate)} />
    <DataTable.Col<InvoiceSummary> source="dueDate" render={({ dueDate }) => formatDate(dueDate)} />
  </DataTable>
);

export const InvoiceCards = () => {
  const language = useLanguage();
  return (
    <SimpleList<InvoiceSummary>
      rowClick="show"
      primaryText={(it) =>
        joined([it.customerName ?? it.merchantName, formatMoney(it.totalAmount, it.currency, language)])
      }
      secondaryText={(it) => (
        <>
          {it.invoiceNumber} · <bdi>{it.merchantName}</bdi> · {formatDate(it.issueDate)}
          <InvoiceMarks invoice={it} />
        </>
      )}
      tertiaryText={(it) => <InvoiceStatusChip invoice={it} />}
    />
  );
};
