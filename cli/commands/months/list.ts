import { listMerchantMonths, type MonthSummary } from '#contract/closing/months.ts';
import { PlatenoCommand } from '../../command.ts';
import { monthMerchantFlag } from '../../month-flags.ts';
import type { Columns } from '../../table.ts';
import { messages } from '../../messages.ts';

const columns: Columns<MonthSummary> = {
  month: ({ month }) => month,
  status: ({ status }) => status,
  revision: ({ revision }) => revision,
  documents: ({ documents }) => documents,
  errors: ({ errors }) => errors,
  warnings: ({ warnings }) => warnings,
};

export default class MonthsList extends PlatenoCommand {
  static override summary = messages.monthsListSummary;
  static override examples = ['<%= config.bin %> months list --merchant 7'];
  static override flags = monthMerchantFlag;

  async run(): Promise<{ total: number; months: MonthSummary[] }> {
    const { merchant: id } = (await this.parse(MonthsList)).flags;
    const months = await this.asOperator(({ ask }) => ask(listMerchantMonths, { params: { id } }));
    this.page({ rows: months, total: months.length }, columns, messages.noMonths);
    return { total: months.length, months };
  }
}
