import { getMerchantMonth, type MonthDetails } from '#contract/closing/months.ts';
import { PlatenoCommand } from '../../command.ts';
import { monthFlags } from '../../month-flags.ts';
import { messages } from '../../messages.ts';
import { tabbed } from '../../table.ts';

export default class MonthsCheck extends PlatenoCommand {
  static override summary = messages.monthsCheckSummary;
  static override examples = ['<%= config.bin %> months check --merchant 7 --month 2026-10 --json'];
  static override flags = monthFlags;

  async run(): Promise<MonthDetails> {
    const { merchant: id, month } = (await this.parse(MonthsCheck)).flags;
    const found = await this.asOperator(({ ask }) => ask(getMerchantMonth, { params: { id, month } }));
    for (const { severity, code, message, remedy, count, documents } of found.problems) {
      const numbers = count > 1 ? documents.map(({ invoiceNumber }) => invoiceNumber) : [];
      const more = numbers.length > 0 && count > numbers.length ? ['…'] : [];
      this.log(
        tabbed([
          severity,
          code,
          message,
          remedy,
          ...(numbers.length > 0 ? [[...numbers, ...more].join(', ')] : []),
        ]),
      );
    }
    if (found.problems.length === 0) this.log(messages.monthClean);
    if (found.problems.some(({ severity }) => severity === 'ERROR')) process.exitCode = 5;
    return found;
  }
}
