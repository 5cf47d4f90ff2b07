import {
  foreignStates,
  getForeignDocumentPdf,
  getForeignDocumentUbl,
  listOwnForeignDocuments,
  type ForeignDocument,
} from '#contract/imports/foreign-documents.ts';
import { requestPath } from '../../../shared/call.ts';
import { formatDate } from '../../../shared/format/format-date.ts';
import { formatMoney } from '../../../shared/format/format-money.ts';
import { Button } from '../../../shared/layout/Button.tsx';
import { choicesOf } from '../../../shared/list/status-tabs.ts';
import { useLanguage } from '../../../shared/messages/language.ts';
import { Chip, StatusDot } from '../../../shared/StatusChip.tsx';
import type { Field, ListDefinition } from '../../kit/lists/list-definition.ts';
import { ListScreen } from '../../kit/lists/ListScreen.tsx';
import { useList } from '../../kit/lists/use-list.ts';
import { useDownload } from '../../kit/portal/use-download.ts';
import { signed } from '../signed-total.ts';
import { SaleTabs } from '../sale-tabs.tsx';
import { ImportOpenInvoices } from '../../open-invoices/index.ts';
import { ForeignActions } from './ForeignActions.tsx';
import classes from './ForeignDocuments.module.css';
import { ForeignMessages, useForeignMessages } from './messages/foreign-messages.ts';

/** Documents that were issued elsewhere, with the files that came with them. */
const ForeignDocumentsPage = () => (
  <ForeignMessages>
    <SaleTabs />
    <Screen />
  </ForeignMessages>
);
export default ForeignDocumentsPage;

const Screen = () => <ListScreen of={useList(useForeignList())} lastAction={<ImportOpenInvoices />} />;

const types = ['INVOICE', 'CREDIT_NOTE', 'DEBIT_NOTE'] as const;

const useForeignList = (): ListDefinition<typeof listOwnForeignDocuments> => {
  const t = useForeignMessages();
  return {
    name: 'foreign-documents',
    endpoint: listOwnForeignDocuments,
    label: t('foreign.title'),
    subtitle: t('foreign.subtitle'),
    sortBy: 'issueDate',
    fields: useFields(),
    // The tabs of the list are its states.
    input: ({ filters: { status, ...filters }, ...place }) => ({
      query: { ...place, ...filters, ...(status !== undefined && { state: status }) } as object,
    }),
    statuses: choicesOf(foreignStates, (state) => t(`foreign.states.${state}`)),
    filters: [
      {
        name: 'type',
        label: t('foreign.type'),
        choices: choicesOf(types, (type) => t(`foreign.types.${type}`)),
      },
    ],
    searchHint: t('foreign.searchHint'),
    failed: t('foreign.failed'),
    empty: { icon: 'invoice', title: t('foreign.none'), hint: t('foreign.noneHint') },
  };
};

const useFields = (): readonly Field<ForeignDocument>[] => {
  const t = useForeignMessages();
  const language = useLanguage();
  return [
    {
      key: 'buyer',
      label: t('foreign.buyer'),
      sortBy: 'buyerName',
      place: 'what',
      cell: ({ buyerName }) => <bdi>{buyerName}</bdi>,
    },
    {
      key: 'number',
      label: t('foreign.number'),
      sortBy: 'number',
      whole: true,
      cell: ({ type, number }) => `${t(`foreign.types.${type}`)} ${number}`,
    },
    {
      key: 'issueDate',
      label: t('foreign.issueDate'),
      sortBy: 'issueDate',
      whole: true,
      place: 'when',
      cell: ({ issueDate }) => formatDate(issueDate),
    },
    {
      key: 'total',
      label: t('foreign.total'),
      sortBy: 'total',
      align: 'end',
      isFixed: true,
      place: 'amount',
      cell: (one) => formatMoney(signed(one.total, one), one.currency, language),
    },
    {
      key: 'open',
      label: t('foreign.open'),
      align: 'end',
      cell: ({ open, currency }) => open > 0 && formatMoney(open, currency, language),
    },
    {
      key: 'state',
      label: t('foreign.state'),
      whole: true,
      place: 'chip',
      cell: ({ state }) => <State of={state} />,
    },
    { key: 'files', label: t('foreign.files'), isFixed: true, cell: (document) => <Files of={document} /> },
    {
      key: 'actions',
      label: t('foreign.actions'),
      isFixed: true,
      cell: (document) => <ForeignActions of={document} />,
    },
  ];
};

/** A badge only where money is missing. */
const State = ({ of }: { of: ForeignDocument['state'] }) => {
  const t = useForeignMessages();
  const text = t(`foreign.states.${of}`);
  if (of !== 'OVERDUE')
    return (
      <StatusDot tone="neutral" status={of}>
        {text}
      </StatusDot>
    );
  return (
    <Chip tone="error" status={of}>
      {text}
    </Chip>
  );
};

const Files = ({ of: { id, number, hasPdf, hasUbl } }: { of: ForeignDocument }) => {
  const t = useForeignMessages();
  const { press, isPending } = useDownload(t('foreign.downloadFailed'));
  const get = (endpoint: typeof getForeignDocumentPdf) => () =>
    press(requestPath(endpoint, { params: { id } }));
  return (
    <div className={classes['files']}>
      {hasPdf && (
        <Button
          busy={isPending}
          aria-label={t('foreign.pdfOf', { number })}
          onClick={get(getForeignDocumentPdf)}
        >
          {t('foreign.pdf')}
        </Button>
      )}
      {hasUbl && (
        <Button
          busy={isPending}
          aria-label={t('foreign.ublOf', { number })}
          onClick={get(getForeignDocumentUbl)}
        >
          {t('foreign.ubl')}
        </Button>
      )}
    </div>
  );
};
