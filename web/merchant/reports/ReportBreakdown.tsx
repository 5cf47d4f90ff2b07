import { Link } from 'react-router-dom';
import type { Breakdown, BreakdownRow, Report } from '#contract/reports/reports.ts';
import { exportReportCustomers, exportReportItems } from '#contract/reports/reports.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { formatNumber, formatPercent } from '../../shared/format/format-number.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { DataTable } from '../../shared/list/DataTable.tsx';
import type { Column } from '../../shared/list/DataTable.tsx';
import type { ListState } from '../../shared/list/list-state.ts';
import type { ChangeList } from '../../shared/list/use-list-state.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { less } from '../../shared/money.ts';
import { EmptyState } from '../../shared/state/EmptyState.tsx';
import { Paged } from '../kit/lists/Paged.tsx';
import { ExportMenu } from '../kit/lists/ExportMenu.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import classes from './ReportsPage.module.css';
import { useReportMessages } from './messages/report-messages.ts';
import { paymentsSearch } from './payments-search.ts';
import { byIn, periodIn, useBreakdown } from './use-reports.ts';
import type { By } from './use-reports.ts';

interface BreakdownProps {
  readonly report: Report;
  readonly list: ListState;
  readonly changeList: ChangeList;
}

/** Takings by customer or by item: the largest first, a page at a time, and the sum of the others. */
export const ReportBreakdown = ({ report, list, changeList }: BreakdownProps) => {
  const t = useReportMessages();
  const by = byIn(list);
  const query = useBreakdown(list);
  return (
    <Panel
      title={t(`reports.by.${by}`)}
      action={
        <ExportMenu
          endpoint={by === 'items' ? exportReportItems : exportReportCustomers}
          filters={periodIn(list)}
          exported={(format) => t('reports.exported', { format })}
          isEmpty={query.data?.totalElements === 0}
        />
      }
    >
      <Choice list={list} changeList={changeList} />
      <p className={classes['soft']}>{t(`reports.hints.${by}`)}</p>
      <Paged
        query={query}
        failed={t('reports.failed')}
        list={list}
        changeList={changeList}
        total={query.data?.totalElements}
      >
        <DataTable
          label={t(`reports.by.${by}`)}
          columns={useColumns(report, by, query.data)}
          rows={query.data?.content}
          rowKey={(row) => `${row.customerId} ${row.email} ${row.name}`}
          empty={<EmptyState icon="chart" title={t('reports.none')} hint={t('reports.noneHint')} />}
          list={list}
          changeList={changeList}
        />
        {query.data && <Rest breakdown={query.data} />}
      </Paged>
    </Panel>
  );
};

const kinds = ['customers', 'items'] as const;

const Choice = ({ list, changeList }: Omit<BreakdownProps, 'report'>) => {
  const t = useReportMessages();
  const { by: _, ...period } = list.filters;
  return (
    <div className={classes['choice']} role="group" aria-label={t('reports.breakdown')}>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={kind === byIn(list)}
          onClick={() => changeList({ filters: kind === 'items' ? { ...period, by: 'items' } : period })}
        >
          {t(`reports.by.${kind}`)}
        </button>
      ))}
    </div>
  );
};

const useColumns = (
  report: Report,
  by: By,
  breakdown: Breakdown | undefined,
): readonly Column<BreakdownRow>[] => {
  const t = useReportMessages();
  const language = useLanguage();
  const total = breakdown?.totalAmount ?? 0;
  return [
    {
      key: 'name',
      label: t(by === 'items' ? 'reports.item' : 'reports.customer'),
      sortBy: 'name',
      cell: (row) => <Name row={row} by={by} />,
    },
    {
      key: 'count',
      label: t('reports.count'),
      sortBy: 'count',
      align: 'end',
      cell: (row) => <Count row={row} report={report} />,
    },
    {
      key: 'amount',
      label: t('reports.takings'),
      sortBy: 'amount',
      align: 'end',
      whole: true,
      cell: ({ amount }) => formatMoney(amount, 'EUR', language),
    },
    {
      key: 'share',
      label: t('reports.share'),
      align: 'end',
      cell: ({ amount }) => formatPercent(total === 0 ? null : (amount / total) * 100, language),
    },
  ];
};

/** How many payments; a press lists them. */
const Count = ({ row: { count, search }, report: { from, to } }: { row: BreakdownRow; report: Report }) => {
  const { base } = usePortal();
  const shown = formatNumber(count, useLanguage());
  if (search === null) return shown;
  return <Link to={`${base}/payments?${paymentsSearch({ from, to }, search)}`}>{shown}</Link>;
};

const Name = ({ row: { customerId, name, email }, by }: { row: BreakdownRow; by: By }) => {
  const t = useReportMessages();
  const { base } = usePortal();
  if (name === null) return t(by === 'items' ? 'reports.noText' : 'reports.noName');
  return (
    <>
      {customerId === null ? name : <Link to={`${base}/customers/${customerId}`}>{name}</Link>}
      {email !== null && email !== name && <small className={classes['email']}>{email}</small>}
    </>
  );
};

/** How many rows are on other pages, and their sum. */
const Rest = ({ breakdown: { content, totalElements, totalAmount } }: { breakdown: Breakdown }) => {
  const t = useReportMessages();
  const language = useLanguage();
  const others = totalElements - content.length;
  if (others <= 0) return null;
  const rest = less(totalAmount, ...content.map(({ amount }) => amount));
  const amount = formatMoney(rest, 'EUR', language);
  return <p className={classes['rest']}>{t('reports.rest', { smart_count: others, amount })}</p>;
};
