import { closeMerchantMonth, type MonthDetails } from '#contract/closing/months.ts';
import { PlatenoCommand } from '../../command.ts';
import { monthFlags } from '../../month-flags.ts';
import { fill, messages } from '../../messages.ts';

export default class MonthsClose extends PlatenoCommand {
  static override summary = messages.monthsCloseSummary;
  static override examples = ['<%= config.bin %> months close --merchant 7 --month 2026-10'];
  static override flags = monthFlags;

  async run(): Promise<MonthDetails> {
    const { merchant: id, month } = (await this.parse(MonthsClose)).flags;
    const closed = await this.asOperator(({ ask }) => ask(closeMerchantMonth, { params: { id, month } }));
    this.log(fill(messages.monthClosed, { month, revision: closed.revision ?? 1 }));
    return closed;
  }
}
