import { Flags } from '@oclif/core';
import { merchantStatuses } from '#contract/merchants.ts';
import { PlatenoCommand } from '../../command.ts';
import { fileFlags } from '../../export-flags.ts';
import { writeOut } from '../../write-out.ts';
import { cliLanguage, fill, words } from '../../words.ts';

export default class ExportsMerchants extends PlatenoCommand {
  static override summary = words.exportMerchantsSummary;
  static override enableJsonFlag = false;
  static override examples = [
    '<%= config.bin %> exports merchants > merchants.csv',
    '<%= config.bin %> exports merchants --status ACTIVE --format json-lines',
  ];
  static override flags = {
    ...fileFlags,
    status: Flags.option({ options: merchantStatuses })({ summary: words.stateFlag }),
  };

  async run(): Promise<void> {
    const { format, output, status } = (await this.parse(ExportsMerchants)).flags;
    await this.asOperator(async ({ application, actor }) => {
      const { ExportMerchants } = await import('#modules/merchants/index.ts');
      const wish = { actor, format, filters: { status }, language: cliLanguage };
      await writeOut((await application.resolve(ExportMerchants).execute(wish)).content, output);
    });
    if (output) this.tell(fill(words.written, { file: output }));
  }
}
