import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  getOwnReport,
  listReportCustomers,
  listReportItems,
  reportPeriods,
} from '#contract/reports/reports.ts';
import type { breakdownSorts, ReportPeriod } from '#contract/reports/reports.ts';
import { call } from '../../shared/call.ts';
import type { ListSettings, ListState } from '../../shared/list/list-state.ts';

/** What the takings are split by. */
export type By = 'customers' | 'items';

/** Period and breakdown in the address: `period=MONTH&on=2026-10-01&by=items`. */
export const reportSettings: ListSettings = {
  sortFields: ['amount', 'count', 'name'],
  sortBy: 'amount',
  filters: { period: reportPeriods, on: 'date', by: ['items'] },
};

/** The period of the address; this month unless given. */
export const periodIn = ({ filters }: ListState): Readonly<{ period: ReportPeriod; on?: string }> => ({
  period: (filters['period'] as ReportPeriod | undefined) ?? 'MONTH',
  ...(filters['on'] !== undefined && { on: filters['on'] }),
});

export const byIn = ({ filters }: ListState): By => (filters['by'] === 'items' ? 'items' : 'customers');

/** The figures of the period of the address. */
export const useReport = (list: ListState) => {
  const query = periodIn(list);
  return useQuery({
    queryKey: ['reports', query],
    queryFn: ({ signal }) => call(getOwnReport, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
};

/** One page of the breakdown of the address. */
export const useBreakdown = (list: ListState) => {
  const { page, size, sortDir } = list;
  const sortBy = list.sortBy as (typeof breakdownSorts)[number];
  const query = { ...periodIn(list), page, size, sortBy, sortDir };
  const by = byIn(list);
  return useQuery({
    queryKey: ['reports', by, query],
    queryFn: ({ signal }) =>
      by === 'items'
        ? call(listReportItems, { query }, { signal })
        : call(listReportCustomers, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
};
