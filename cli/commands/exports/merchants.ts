import { Flags } from '@oclif/core';
import { merchantStatuses } from '#contract/merchants/merchants.ts';
import { PlatenoCommand } from '../../command.ts';
import { exportFilters, fileFlags, formatOf } from '../../export-flags.ts';
import { periodFlags } from '../../list-flags.ts';
import { writeOut } from '../../write-out.ts';
import { cliLanguage, fill, messages } from '../../messages.ts';

export default class ExportsMerchants extends PlatenoCommand {
  static override summary = messages.exportMerchantsSummary;
  static override enableJsonFlag = false;
  static override examples = [
    '<%= config.bin %> exports merchants > merchants.csv',
    '<%= config.bin %> exports merchants --status ACTIVE --from 2026-01-01 --format jsonl',
  ];
  static override flags = {
    ...periodFlags,
    ...fileFlags,
    status: Flags.option({ options: merchantStatuses })({ summary: messages.stateFlag }),
  };

  async run(): Promise<void> {
    const { flags } = await this.parse(ExportsMerchants);
    const { output, language = cliLanguage, status, from, to } = flags;
    const format = formatOf(flags);
    const filters = { ...exportFilters({ from, to }), status };
    await this.asOperator(async ({ application, actor }) => {
      const { ExportMerchants } = await import('#modules/merchants/index.ts');
      const request = { actor, format, filters, language };
      await writeOut((await application.resolve(ExportMerchants)(request)).content, output);
    });
    if (output) this.notify(fill(messages.written, { file: output }));
  }
}
