import * as contract from '#contract/reports/reports.ts';
import { businessDate } from '#kernel/business-date.ts';
import { exportDownload } from '#platform/http/export-download.ts';
import { serve, type Route } from '#platform/http/route.ts';
import { getReport, type ReportPeriod } from '../../application/get-report.ts';
import type { ReportFigures } from '../../application/report-figures.ts';
import { exportBreakdown } from '../postgres/export-breakdown.ts';
import type { BreakdownBy } from '../postgres/breakdown-sql.ts';
import { listBreakdown, type Breakdown, type BreakdownSort } from '../postgres/list-breakdown.ts';

type Deps = Parameters<typeof getReport>[0] &
  Parameters<typeof listBreakdown>[0] &
  Parameters<typeof exportBreakdown>[0];

type PeriodQuery = Readonly<{ period: ReportPeriod; on?: string | undefined }>;
const readPeriod = ({ period, on }: PeriodQuery) => ({
  period,
  on: on === undefined ? undefined : businessDate(on),
});

const presentFigures = (figures: ReportFigures) => ({
  count: figures.count,
  takings: figures.takings.toDecimal(),
  average: figures.average?.toDecimal() ?? null,
  refunds: figures.refunds.toDecimal(),
  refundCount: figures.refundCount,
  platformFees: figures.platformFees.toDecimal(),
  providerFees: figures.providerFees.toDecimal(),
  disputes: figures.disputes.toDecimal(),
  net: figures.net.toDecimal(),
  vat: figures.vat.toDecimal(),
  byCurrency: figures.byCurrency.map(({ currency, amountMinor, count }) => ({
    currency,
    amount: amountMinor / 100,
    count,
  })),
});

const presentBreakdown = ({ rows, total, sum }: Breakdown) => ({
  content: rows.map(({ amount, ...row }) => ({ ...row, amount: amount.toDecimal() })),
  totalElements: total,
  totalAmount: sum.toDecimal(),
});

type ListQuery = PeriodQuery &
  Readonly<{ page: number; size: number; sortBy: BreakdownSort; sortDir: 'asc' | 'desc' }>;
const readPage = ({ page, size, sortBy, sortDir }: ListQuery) => ({
  offset: page * size,
  limit: size,
  sortBy,
  descending: sortDir === 'desc',
});

const breakdownRoutes = (
  deps: Deps,
  by: BreakdownBy,
  list: typeof contract.listReportCustomers,
  file: typeof contract.exportReportCustomers,
): Route[] => [
  serve(list, async ({ query, caller: { actor } }) =>
    presentBreakdown(await listBreakdown(deps, { actor, by, ...readPeriod(query), page: readPage(query) })),
  ),
  serve(file, async ({ query: { format, ...query }, caller: { actor, language } }) =>
    exportDownload(
      format,
      await exportBreakdown(deps, { actor, by, format, language, ...readPeriod(query) }),
    ),
  ),
];

/** Reports of merchants: figures of a period, by customer and by item. */
export const reportRoutes = (deps: Deps): Route[] => [
  serve(contract.getOwnReport, async ({ query, caller: { actor } }) => {
    const { previous, figures, ...report } = await getReport(deps, { actor, ...readPeriod(query) });
    return {
      period: query.period,
      ...report,
      figures: presentFigures(figures),
      previous: { ...previous, figures: presentFigures(previous.figures) },
    };
  }),
  ...breakdownRoutes(deps, 'CUSTOMER', contract.listReportCustomers, contract.exportReportCustomers),
  ...breakdownRoutes(deps, 'ITEM', contract.listReportItems, contract.exportReportItems),
];
