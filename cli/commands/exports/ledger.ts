import { PlatenoCommand } from '../../command.ts';
import { exportFilters, fileFlags, formatOf, paymentFilterFlags } from '../../export-flags.ts';
import { queryDeps } from '../../query-deps.ts';
import { writeOut } from '../../write-out.ts';
import { cliLanguage, fill, messages } from '../../messages.ts';

export default class ExportsLedger extends PlatenoCommand {
  static override summary = messages.exportLedgerSummary;
  static override enableJsonFlag = false;
  static override examples = [
    '<%= config.bin %> exports ledger --from 2026-10-01 --to 2026-10-31 > ledger.csv',
    '<%= config.bin %> exports ledger --merchant 7 --format jsonl | head',
  ];
  static override flags = {
    ...paymentFilterFlags,
    ...fileFlags,
  };

  async run(): Promise<void> {
    const {
      format: wanted,
      output,
      language = cliLanguage,
      ...narrowing
    } = (await this.parse(ExportsLedger)).flags;
    const format = formatOf({ format: wanted, output });
    const filters = { ...exportFilters(narrowing) };
    await this.asOperator(async ({ application, actor }) => {
      const { exportLedger } = await import('#modules/payments/index.ts');
      const request = { actor, format, filters, language };
      await writeOut((await exportLedger(await queryDeps(application), request)).content, output);
    });
    if (output) this.notify(fill(messages.written, { file: output }));
  }
}
