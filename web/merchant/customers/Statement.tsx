import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { getStatementPdf, type CustomerStatement } from '#contract/customers/customer-statements.ts';
import { businessDateOf } from '#contract/business-date.ts';
import { requestPath } from '../../shared/call.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { DataTable, type Column } from '../../shared/list/DataTable.tsx';
import { DayFilter } from '../../shared/list/DayFilter.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { useDownload } from '../kit/portal/use-download.ts';
import { EmptyState } from '../../shared/state/EmptyState.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import classes from './Customers.module.css';
import { useCustomerMessages } from './messages/customer-messages.ts';
import { StatementAccount } from './StatementAccount.tsx';
import { useStatement, type StatementPeriod } from './use-customers.ts';

/** This year until today in Sofia; the server ends it on its own today. */
const thisYear = (): StatementPeriod => {
  const to = businessDateOf(new Date());
  return { from: `${to.slice(0, 4)}-01-01`, to };
};

/** The account of a customer over a period, with sums by currency and a PDF. */
export const Statement = ({ customerId }: { customerId: number }) => {
  const t = useCustomerMessages();
  const [period, setPeriod] = useState(thisYear);
  const { data, error, refetch } = useStatement(customerId, period);
  return (
    <Panel title={t('customer.statement.title')}>
      <div className={classes['period']}>
        {(['from', 'to'] as const).map((name) => (
          <DayFilter
            key={name}
            label={t(`customer.statement.${name}`)}
            day={period[name]}
            onChange={(day) => day !== '' && setPeriod({ ...period, [name]: day })}
          />
        ))}
        <PdfButton customerId={customerId} period={period} />
      </div>
      {error ? (
        <ErrorBanner error={error} fallback={t('customer.statement.failed')} onRetry={() => void refetch()} />
      ) : (
        <>
          <Lines lines={data?.lines} />
          {data !== undefined && data.sums.length > 0 && <StatementAccount sums={data.sums} />}
        </>
      )}
    </Panel>
  );
};

const PdfButton = ({ customerId, period }: { customerId: number; period: StatementPeriod }) => {
  const t = useCustomerMessages();
  const print = useDownload(t('customer.statement.pdfFailed'));
  const path = requestPath(getStatementPdf, { params: { id: customerId }, query: period });
  return (
    <Button busy={print.isPending} onClick={() => print.press(path)}>
      <Icon name="download" />
      {t('customer.statement.pdf')}
    </Button>
  );
};

type Line = CustomerStatement['lines'][number];

const useColumns = (lines: readonly Line[] | undefined): readonly Column<Line>[] => {
  const t = useCustomerMessages();
  const language = useLanguage();
  const ofInvoice = ({ type, currency }: Line, amount: number): string =>
    type === 'CREDIT_NOTE' ? '-' : formatMoney(amount, currency, language);
  const column = (key: 'issued' | 'due' | 'days', cell: (line: Line) => ReactNode) => ({
    key,
    label: t(`customer.statement.${key}`),
    cell,
  });
  const sum = (key: Sum, cell = (line: Line) => ofInvoice(line, line[key])) => ({
    key,
    label: t(`customer.statement.${key}`),
    align: 'end' as const,
    cell,
  });
  // A credit note is an amount alone: what it credits stands at its invoice.
  const corrections = (['credited', 'refunded'] as const).filter((name) =>
    lines?.some((line) => line[name] !== 0),
  );
  return [
    {
      key: 'document',
      label: t('customer.statement.document'),
      cell: (line) => <Document line={line} />,
    },
    column('issued', ({ issueDate }) => formatDate(issueDate)),
    column('due', ({ type, dueDate }) => (type === 'CREDIT_NOTE' ? '-' : formatDate(dueDate))),
    sum('total', ({ total, currency }) => formatMoney(total, currency, language)),
    sum('paid'),
    ...corrections.map((name) => sum(name)),
    sum('open'),
    {
      ...column('days', ({ daysOverdue }) => (daysOverdue === 0 ? '-' : daysOverdue)),
      align: 'end',
    },
  ];
};

type Sum = 'total' | 'paid' | 'credited' | 'refunded' | 'open';

const Document = ({ line: { invoiceId, invoiceNumber, type } }: { line: Line }) => {
  const t = useCustomerMessages();
  const { base } = usePortal();
  return (
    <>
      <Link to={`${base}/invoices/${invoiceId}`}>{invoiceNumber}</Link>
      {type !== 'INVOICE' && <span className={classes['soft']}>{t(`customer.statement.types.${type}`)}</span>}
    </>
  );
};

const Lines = ({ lines }: { lines: CustomerStatement['lines'] | undefined }) => {
  const t = useCustomerMessages();
  return (
    <DataTable
      label={t('customer.statement.title')}
      rows={lines}
      rowKey={({ invoiceId }) => invoiceId}
      expected={2}
      empty={<EmptyState icon="invoice" title={t('customer.statement.none')} />}
      columns={useColumns(lines)}
    />
  );
};
