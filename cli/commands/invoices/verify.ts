import { readFile } from 'node:fs/promises';
import type { AnchorNumbers, VerifyNumbers } from '#modules/invoices/index.ts';
import { fileFlag } from '../../arguments.ts';
import { PlatenoCommand } from '../../command.ts';
import { startProgress } from '../../progress.ts';
import { fill, messages } from '../../messages.ts';
import { tabbed } from '../../table.ts';

type Result = Awaited<ReturnType<VerifyNumbers['execute']>>;

export default class InvoicesVerify extends PlatenoCommand {
  static override summary = messages.verifySummary;
  static override examples = [
    '<%= config.bin %> invoices verify',
    '<%= config.bin %> invoices verify --anchor /mnt/elsewhere/anchors.jsonl --json',
  ];
  static override flags = { anchor: fileFlag({ summary: messages.verifyAnchorFlag }) };

  async run(): Promise<Result> {
    const { flags } = await this.parse(InvoicesVerify);
    const progress = startProgress();
    const verify = this.asOperator(async ({ application, actor }) => {
      const api = await import('#modules/invoices/index.ts');
      const onSeries = () => progress.advance();
      const anchors = await this.#anchors(flags.anchor, application.resolve(api.AnchorNumbers));
      return application.resolve(api.VerifyNumbers).execute({ actor, anchors, onSeries });
    });
    const result = await verify.finally(progress.end);
    for (const { merchantId, series, invoiceNumber, fault } of result.findings) {
      this.log(tabbed([merchantId, series, invoiceNumber, fault]));
    }
    for (const { merchantId, series, invoiceNumber } of result.corrected) {
      this.log(tabbed([merchantId, series, invoiceNumber, 'CORRECTED']));
    }
    if (result.corrected.length > 0)
      this.notify(fill(messages.verifyCorrected, { count: result.corrected.length }));
    if (result.findings.some(({ fault }) => fault === 'EDITED')) this.notify(messages.verifyEdited);
    const count = result.findings.length;
    this.log(
      count === 0
        ? fill(messages.verifyClean, { series: result.series })
        : fill(messages.verifyViolations, { count }),
    );
    if (count > 0) process.exitCode = 1;
    return result;
  }

  async #anchors(file: string | undefined, numbers: AnchorNumbers) {
    const { AnchorsDamaged, noAnchors } = await import('#modules/invoices/index.ts');
    if (file === undefined) return noAnchors;
    try {
      return await numbers.read(await readFile(file, 'utf8'));
    } catch (error) {
      if (error instanceof AnchorsDamaged) {
        this.error(fill(messages.anchorDamaged, { file, line: error.line }), { exit: 1 });
      }
      this.error(fill(messages.anchorUnreadable, { file }), { exit: 2 });
    }
  }
}
