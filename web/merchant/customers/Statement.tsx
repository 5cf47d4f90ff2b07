import { useDownload } from '../kit/portal/use-download.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { getStatementPdf, type CustomerStatement } from '#contract/customers/customer-statements.ts';
import { businessDateOf } from '#contract/business-date.ts';
import { requestPath } from '../../shared/call.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { DataTable } from '../../shared/list/DataTable.tsx';
import { DayFilter } from '../../shared/list/DayFilter.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
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

const Lines = ({ lines }: { lines: CustomerStatement['lines'] | undefined }) => {
  const t = useCustomerMessages();
  const language = useLanguage();
  const { base } = usePortal();
  const money = (amount: number, currency: string): string => formatMoney(amount, currency, language);
  const ofInvoice = ({ type, currency }: Line, amount: number): string =>
    type === 'CREDIT_NOTE' ? '-' : money(amount, currency);
  return (
    <DataTable
      label={t('customer.statement.title')}
      rows={lines}
      rowKey={({ invoiceId }) => invoiceId}
      expected={2}
      empty={<EmptyState icon="invoice" title={t('customer.statement.none')} />}
      columns={[
        {
          key: 'document',
          label: t('customer.statement.document'),
          cell: ({ invoiceId, invoiceNumber, type }) => (
            <>
              <Link to={`${base}/invoices/${invoiceId}`}>{invoiceNumber}</Link>
              {type !== 'INVOICE' && (
                <span className={classes['soft']}>{t(`customer.statement.types.${type}`)}</span>
              )}
            </>
          ),
        },
        {
          key: 'issued',
          label: t('customer.statement.issued'),
          cell: ({ issueDate }) => formatDate(issueDate),
        },
        {
          key: 'due',
          label: t('customer.statement.due'),
          cell: ({ type, dueDate }) => (type === 'CREDIT_NOTE' ? '-' : formatDate(dueDate)),
        },
        {
          key: 'total',
          label: t('customer.statement.total'),
          align: 'end',
          cell: ({ total, currency }) => money(total, currency),
        },
        {
          key: 'paid',
          label: t('customer.statement.paid'),
          align: 'end',
          cell: (line) => ofInvoice(line, line.paid),
        },
        // A credit note is an amount alone: what it credits stands at its invoice.
        ...(['credited', 'refunded'] as const)
          .filter((name) => lines?.some((line) => line[name] !== 0))
          .map((name) => ({
            key: name,
            label: t(`customer.statement.${name}`),
            align: 'end' as const,
            cell: (line: Line) => ofInvoice(line, line[name]),
          })),
        {
          key: 'open',
          label: t('customer.statement.open'),
          align: 'end',
          cell: (line) => ofInvoice(line, line.open),
        },
        {
          key: 'days',
          label: t('customer.statement.days'),
          align: 'end',
          cell: ({ daysOverdue }) => (daysOverdue === 0 ? '-' : daysOverdue),
        },
      ]}
    />
  );
};
