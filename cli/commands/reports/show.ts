import { Flags } from '@oclif/core';
import { getOwnReport, type Report, type ReportPeriod } from '#contract/reports/reports.ts';
import { idFlag } from '../../arguments.ts';
import { amountCell } from '../../cells.ts';
import { PlatenoCommand } from '../../command.ts';
import { messages } from '../../messages.ts';
import { tabbed } from '../../table.ts';

type Asked = Readonly<{
  month?: string | undefined;
  quarter?: string | undefined;
  year?: string | undefined;
}>;

/** The period of the flags, by its first day; this month without any. */
const periodOf = ({ month, quarter, year }: Asked): Readonly<{ period: ReportPeriod; on?: string }> => {
  if (year !== undefined) return { period: 'YEAR', on: `${year}-01-01` };
  if (month !== undefined) return { period: 'MONTH', on: `${month}-01` };
  if (quarter === undefined) return { period: 'MONTH' };
  const first = (Number(quarter.at(-1)) - 1) * 3 + 1;
  return { period: 'QUARTER', on: `${quarter.slice(0, 4)}-${String(first).padStart(2, '0')}-01` };
};

export default class ReportsShow extends PlatenoCommand {
  static override summary = messages.reportsShowSummary;
  static override examples = [
    '<%= config.bin %> reports show --merchant 7 --month 2026-10',
    '<%= config.bin %> reports show --merchant 7 --quarter 2026-Q4 --json',
  ];
  static override flags = {
    merchant: idFlag({ summary: messages.monthMerchantFlag, required: true }),
    month: Flags.string({ summary: messages.reportMonthFlag, exclusive: ['quarter', 'year'] }),
    quarter: Flags.string({ summary: messages.reportQuarterFlag, exclusive: ['month', 'year'] }),
    year: Flags.string({ summary: messages.reportYearFlag, exclusive: ['month', 'quarter'] }),
  };

  async run(): Promise<Report> {
    const { merchant, ...asked } = (await this.parse(ReportsShow)).flags;
    if (asked.quarter !== undefined && !/^\d{4}-Q[1-4]$/.test(asked.quarter))
      this.error(messages.reportQuarterWrong, { exit: 2 });
    const query = periodOf(asked);
    const report = await this.asOperator(({ ask }) => ask(getOwnReport, { query }), merchant);
    const { figures, previous } = report;
    this.log(tabbed(['', `${report.from} – ${report.to}`, `${previous.from} – ${previous.to}`]));
    const names = ['takings', 'refunds', 'platformFees', 'providerFees', 'disputes', 'net', 'vat'] as const;
    this.log(tabbed(['count', figures.count, previous.figures.count]));
    for (const name of names)
      this.log(tabbed([name, amountCell(figures[name]), amountCell(previous.figures[name])]));
    return report;
  }
}
