import { useState } from 'react';
import { invoiceCurrency } from '#contract/invoices/sale-content.ts';
import {
  exportOwnInvoices,
  listOwnInvoices,
  listedInvoiceStatuses,
} from '#contract/invoices/invoice-lists.ts';
import { invoiceStatuses, invoiceTypes } from '#contract/invoices/invoices.ts';
import type { InvoiceSummary } from '#contract/invoices/invoices.ts';
import { summariseOwnInvoices } from '#contract/list-summaries.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Button, ButtonLink } from '../../shared/layout/Button.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import type { Choice } from '../../shared/form/SelectInput.tsx';
import { choicesOf, countOf } from '../../shared/list/status-tabs.ts';
import { totalsOf, type Field, type ListDefinition } from '../kit/lists/list-definition.ts';
import { OpenBuyerRequests } from '../buyer-requests/index.ts';
import { ListScreen } from '../kit/lists/ListScreen.tsx';
import { useListMessages } from '../kit/lists/messages/list-messages.ts';
import { Person } from '../kit/lists/Person.tsx';
import { RecordsLayout } from '../kit/lists/RecordsLayout.tsx';
import { useList, type List } from '../kit/lists/use-list.ts';
import { useListSummary } from '../kit/portal/queries.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import { BulkTransferDialog } from './BulkTransferDialog.tsx';
import { CreateTestInvoice, WriteInvoice, WriteOffer } from './InvoiceActions.tsx';
import { InvoiceChip } from './InvoiceChip.tsx';
import { InvoiceMarks } from './InvoiceMarks.tsx';
import { SaleTabs } from './sale-tabs.tsx';
import { signed } from './signed-total.ts';
import { InvoiceDrafts } from './writing/InvoiceDrafts.tsx';
import { useInvoiceRow } from './use-invoice-row.tsx';
import { useSelectedInvoices } from './use-selected-invoices.tsx';

/** The documents, with the one of the nested route beside them. */
export const InvoicesPage = () => (
  <RecordsLayout path={`${usePortal().base}/invoices`}>
    <SaleTabs />
    <Screen />
  </RecordsLayout>
);

const Screen = () => {
  const t = useMerchantMessages();
  const { isDemo } = usePortal();
  const mayWrite = useRights()('WRITE_DOCUMENTS') && !isDemo;
  const selected = useSelectedInvoices(mayWrite);
  const list = useShownTabs(useList(useInvoiceList(selected)));
  const chosen = selected.among(list.query.data?.rows ?? []);
  const [isPaying, setIsPaying] = useState(false);
  const close = (): void => {
    setIsPaying(false);
    selected.clear();
  };
  return (
    <ListScreen
      of={list}
      action={
        mayWrite && (
          <>
            <WriteInvoice />
            <WriteOffer />
          </>
        )
      }
      lastAction={mayWrite && <CreateTestInvoice />}
      notInDemo={[t('merchant.demo.testInvoice')]}
    >
      {mayWrite && <OpenBuyerRequests />}
      <InvoiceDrafts />
      {chosen.length > 0 && (
        <Button variant="primary" onClick={() => setIsPaying(true)}>
          {t('merchant.invoices.payChosen', { count: chosen.length })}
        </Button>
      )}
      {isPaying && <BulkTransfers chosen={chosen} onClose={close} />}
    </ListScreen>
  );
};

/** A tab for annulled or test documents appears with the first one. */
const useShownTabs = (list: List<typeof listOwnInvoices>): List<typeof listOwnInvoices> => {
  const { definition } = list;
  const { data } = useListSummary(definition.name, summariseOwnInvoices, list.list);
  const isShown = ({ value }: Choice): boolean =>
    (invoiceStatuses as readonly string[]).includes(value) ||
    list.list.filters['status'] === value ||
    (countOf(data, value) ?? 0) > 0;
  const statuses = (definition.statuses ?? []).filter(isShown);
  return { ...list, definition: { ...definition, statuses } };
};

/** The dialog keeps the invoices that were chosen when it opened: a paid one can no longer be chosen. */
const BulkTransfers = ({ chosen, onClose }: { chosen: readonly InvoiceSummary[]; onClose: () => void }) => {
  const [invoices] = useState(chosen);
  return <BulkTransferDialog invoices={invoices} onClose={onClose} />;
};

type Selected = Pick<ReturnType<typeof useSelectedInvoices>, 'fields' | 'box'>;

const useInvoiceList = ({ fields, box }: Selected): ListDefinition<typeof listOwnInvoices> => {
  const t = useMerchantMessages();
  const lists = useListMessages();
  const row = useInvoiceRow();
  return {
    name: 'invoices',
    endpoint: listOwnInvoices,
    label: t('merchant.invoices.title'),
    subtitle: t('merchant.invoices.subtitle'),
    sortBy: 'id',
    fields: [...fields, ...useFields()],
    row: (invoice) => ({ ...row(invoice), action: box(invoice) }),
    statuses: choicesOf(listedInvoiceStatuses, (status) => lists(`lists.tabs.invoice.${status}`)),
    counts: summariseOwnInvoices,
    totals: useTotals(),
    filters: [
      {
        name: 'type',
        label: t('merchant.invoices.type'),
        choices: choicesOf(invoiceTypes, (type) => t(`merchant.invoices.types.${type}`)),
      },
      {
        name: 'currency',
        label: t('merchant.invoices.currency'),
        choices: choicesOf(invoiceCurrency.options),
      },
    ],
    hasRanges: true,
    searchHint: t('merchant.invoices.searchHint'),
    failed: t('merchant.invoices.failed'),
    empty: {
      icon: 'invoice',
      title: t('merchant.invoices.none'),
      hint: t('merchant.invoices.noneHint'),
      action: <FirstInvoice />,
    },
    export: {
      endpoint: exportOwnInvoices,
      exported: (format) => t('merchant.invoices.exported', { format }),
    },
  };
};

const FirstInvoice = () => {
  const t = useListMessages();
  const { base, isDemo } = usePortal();
  const holds = useRights();
  if (isDemo || !holds('WRITE_DOCUMENTS')) return null;
  return (
    <ButtonLink to={`${base}/invoices/new`} variant="primary">
      {t('lists.firstInvoice')}
    </ButtonLink>
  );
};

/** Sums of the documents that match the list's filters; annulled and test documents have none. */
const useTotals = () => {
  const t = useListMessages();
  const language = useLanguage();
  return totalsOf(summariseOwnInvoices, (data) => {
    const sums = data?.sums ?? [];
    // A currency without an unpaid amount is left out, unless none has one.
    const moneyOf = (figure: 'amount' | 'open'): readonly string[] | undefined => {
      const given = sums.filter((sum) => sum[figure] !== 0);
      const shown = given.length > 0 ? given : sums.slice(0, 1);
      const values = shown.map((sum) => formatMoney(sum[figure], sum.currency, language));
      return data && (values.length === 0 ? ['-'] : values);
    };
    return [
      { label: t('lists.invoiceSum'), values: moneyOf('amount') },
      { label: t('lists.invoiceOpen'), values: moneyOf('open') },
    ];
  });
};

const useFields = (): readonly Field<InvoiceSummary>[] => {
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
      key: 'currency',
      label: t('merchant.invoices.currency'),
      isOptional: true,
      cell: ({ currency }) => currency,
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
