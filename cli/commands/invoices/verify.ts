import type { VerifyNumbers } from '#modules/invoices/index.ts';
import { PlatenoCommand } from '../../command.ts';
import { fill, words } from '../../words.ts';

type Result = Awaited<ReturnType<VerifyNumbers['execute']>>;

export default class InvoicesVerify extends PlatenoCommand {
  static override summary = words.verifySummary;
  static override examples = [
    '<%= config.bin %> invoices verify',
    '<%= config.bin %> invoices verify --json',
  ];

  async run(): Promise<Result> {
    await this.parse(InvoicesVerify);
    const result = await this.asOperator(async ({ application, actor }) => {
      const door = await import('#modules/invoices/index.ts');
      return application.resolve(door.VerifyNumbers).execute({ actor });
    });
    for (const { merchantId, series, invoiceNumber, fault } of result.findings) {
      this.log([merchantId, series, invoiceNumber, fault].join('\t'));
    }
    const count = result.findings.length;
    this.log(
      count === 0 ? fill(words.verifyClean, { series: result.series }) : fill(words.verifySick, { count }),
    );
    if (count > 0) process.exitCode = 1;
    return result;
  }
}
