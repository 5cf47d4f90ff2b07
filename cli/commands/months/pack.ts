import { getMerchantMonthPack } from '#contract/closing/months.ts';
import { outputFlag } from '../../arguments.ts';
import { PlatenoCommand } from '../../command.ts';
import { monthFlags } from '../../month-flags.ts';
import { writeOut } from '../../write-out.ts';
import { fill, messages } from '../../messages.ts';

export default class MonthsPack extends PlatenoCommand {
  static override summary = messages.monthsPackSummary;
  static override enableJsonFlag = false;
  static override examples = [
    '<%= config.bin %> months pack --merchant 7 --month 2026-10 --output oktomvri.zip',
  ];
  static override flags = { ...monthFlags, output: outputFlag() };

  async run(): Promise<void> {
    const { merchant: id, month, output } = (await this.parse(MonthsPack)).flags;
    await this.asOperator(async ({ ask }) =>
      writeOut(await ask(getMerchantMonthPack, { params: { id, month } }), output),
    );
    if (output) this.notify(fill(messages.written, { file: output }));
  }
}
