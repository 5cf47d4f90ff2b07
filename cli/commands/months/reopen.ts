import { Flags } from '@oclif/core';
import { reopenMerchantMonth, type MonthDetails } from '#contract/closing/months.ts';
import { PlatenoCommand } from '../../command.ts';
import { monthFlags } from '../../month-flags.ts';
import { fill, messages } from '../../messages.ts';

export default class MonthsReopen extends PlatenoCommand {
  static override summary = messages.monthsReopenSummary;
  static override examples = [
    '<%= config.bin %> months reopen --merchant 7 --month 2026-10 --reason "Липсва фактура"',
  ];
  static override flags = {
    ...monthFlags,
    reason: Flags.string({ summary: messages.reopenReasonFlag, required: true }),
  };

  async run(): Promise<MonthDetails> {
    const { merchant: id, month, reason } = (await this.parse(MonthsReopen)).flags;
    const opened = await this.asOperator(({ ask }) =>
      ask(reopenMerchantMonth, { params: { id, month }, body: { reason } }),
    );
    this.log(fill(messages.monthReopened, { month }));
    return opened;
  }
}
