import { useState } from 'react';
import { invoiceCurrency } from '#contract/invoices/invoice-actions.ts';
import { invoiceStatuses, invoiceTypes } from '#contract/invoices/invoices.ts';
import type { InvoiceSummary } from '#contract/invoices/invoices.ts';
import type { listOwnInvoices } from '#contract/invoices/invoice-lists.ts';
import { summariseOwnInvoices } from '#contract/list-summaries.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { formatNumber } from '../../shared/format/format-number.ts';
import { Button, ButtonLink } from '../../shared/layout/Button.tsx';
import type { Column } from '../../shared/list/DataTable.tsx';
import { rangeFilters } from '../../shared/list/list-state.ts';
import type { ListSettings, ListState } from '../../shared/list/list-state.ts';
import { useListState } from '../../shared/list/use-list-state.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { DisabledInDemo } from '../kit/dialogs/DisabledInDemo.tsx';
import { ListScreen } from '../kit/lists/ListScreen.tsx';
import { ListTitle } from '../kit/lists/ListTitle.tsx';
import type { ListTotal } from '../kit/lists/ListTotals.tsx';
import { useListMessages } from '../kit/lists/messages/list-messages.ts';
import { Person } from '../kit/lists/Person.tsx';
import { RecordsLayout } from '../kit/lists/RecordsLayout.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { listQueryOf, useInvoices, useListSummary } from '../kit/portal/queries.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
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

/** The documents, with the one of the nested route beside them. */
export const InvoicesPage = () => (
  <RecordsLayout path={`${usePortal().base}/invoices`}>
    <Screen />
  </RecordsLayout>
);

const Screen = () => {
  const t = useMerchantMessages();
  const inLists = useListMessages();
  const { base, isDemo } = usePortal();
  const holds = useRights();
  const [list, changeList] = useListState(settings);
  const invoices = useInvoices(listQueryOf<typeof listOwnInvoices>(list));
  const { chosen, clear, columns, box } = useSelectedInvoices(invoices.data?.rows);
  const [isPaying, setIsPaying] = useState(false);
  const row = useInvoiceRow();
  const close = (): void => {
    setIsPaying(false);
    clear();
  };
  return (
    <>
      <ListTitle title={t('merchant.invoices.title')} subtitle={t('merchant.invoices.subtitle')}>
        {isDemo ? (
          <DisabledInDemo labels={[t('merchant.demo.testInvoice'), t('merchant.demo.export')]} />
        ) : (
          <InvoiceActions filters={list.filters} isEmpty={invoices.data?.total === 0} />
        )}
      </ListTitle>
      <InvoiceDrafts />
      {chosen.length > 0 && (
        <Button variant="primary" onClick={() => setIsPaying(true)}>
          {t('merchant.invoices.payChosen', { count: chosen.length })}
        </Button>
      )}
      {isPaying && <BulkTransfers chosen={chosen} onClose={close} />}
      <ListScreen
        name="invoices"
        label={t('merchant.invoices.title')}
        settings={settings}
        query={invoices}
        columns={[...columns, ...useColumns()]}
        row={(invoice) => ({ ...row(invoice), action: box(invoice) })}
        list={list}
        changeList={changeList}
        statuses={invoiceStatuses.map((value) => ({ value, label: t(`shared.status.invoice.${value}`) }))}
        counts={useListSummary('invoices', summariseOwnInvoices, list).data}
        totals={useTotals(list)}
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
        empty={{
          icon: 'invoice',
          title: t('merchant.invoices.none'),
          hint: t('merchant.invoices.noneHint'),
          action: !isDemo && holds('WRITE_DOCUMENTS') && (
            <ButtonLink to={`${base}/invoices/new`} variant="primary">
              {inLists('lists.firstInvoice')}
            </ButtonLink>
          ),
        }}
      />
    </>
  );
};

/** The dialog keeps the invoices that were chosen when it opened: a paid one can no longer be chosen. */
const BulkTransfers = ({ chosen, onClose }: { chosen: readonly InvoiceSummary[]; onClose: () => void }) => {
  const [invoices] = useState(chosen);
  return <BulkTransferDialog invoices={invoices} onClose={onClose} />;
};

/** Number and sums of the documents that match the list's filters. */
const useTotals = (list: ListState): readonly ListTotal[] => {
  const t = useListMessages();
  const language = useLanguage();
  const { data } = useListSummary('invoices', summariseOwnInvoices, list);
  const sums = data?.sums ?? [];
  // A currency without an unpaid amount is left out, unless none has one.
  const moneyOf = (figure: 'amount' | 'open'): readonly string[] | undefined => {
    const given = sums.filter((sum) => sum[figure] !== 0);
    const shown = given.length > 0 ? given : sums.slice(0, 1);
    return data && shown.map((sum) => formatMoney(sum[figure], sum.currency, language));
  };
  return [
    {
      label: t('lists.invoiceCount'),
      values: data && [
        formatNumber(
          sums.reduce((count, sum) => count + sum.count, 0),
          language,
        ),
      ],
    },
    { label: t('lists.invoiceSum'), values: moneyOf('amount') },
    { label: t('lists.invoiceOpen'), values: moneyOf('open') },
  ];
};

const useColumns = (): readonly Column<InvoiceSummary>[] => {
  const t = useMerchantMessages();
  const language = useLanguage();
  return [
    {
      key: 'customer',
      label: t('merchant.invoices.customer'),
      opens: true,
      cell: ({ customerName, customerEmail, invoiceNumber }) => (
        <Person name={customerName ?? customerEmail} detail={invoiceNumber} />
      ),
    },
    {
      key: 'total',
      label: t('merchant.invoices.total'),
      sortBy: 'totalAmount',
      align: 'end',
      isFixed: true,
      cell: (invoice) => formatMoney(signed(invoice.totalAmount, invoice), invoice.currency, language),
    },
    {
      key: 'number',
      label: t('merchant.invoices.number'),
      sortBy: 'invoiceNumber',
      whole: true,
      cell: (invoice) => (
        <>
          {invoice.invoiceNumber} <InvoiceMarks invoice={invoice} />
        </>
      ),
    },
    {
      key: 'issueDate',
      label: t('merchant.invoices.issueDate'),
      sortBy: 'issueDate',
      whole: true,
      cell: ({ issueDate }) => formatDate(issueDate),
    },
    {
      key: 'dueDate',
      label: t('merchant.invoices.dueDate'),
      sortBy: 'dueDate',
      whole: true,
      cell: ({ type, dueDate }) => (type === 'CREDIT_NOTE' ? '-' : formatDate(dueDate)),
    },
    {
      key: 'status',
      label: t('merchant.invoices.status'),
      sortBy: 'status',
      whole: true,
      cell: (invoice) => <InvoiceChip invoice={invoice} place="list" />,
    },
    {
      key: 'open',
      label: t('merchant.invoice.open'),
      align: 'end',
      isOptional: true,
      cell: ({ openAmount, currency }) =>
        openAmount === 0 ? '-' : formatMoney(openAmount, currency, language),
    },
  ];
};
