import { Flags } from '@oclif/core';
import { paymentStatuses } from '#contract/payments/payments.ts';
import { PlatenoCommand } from '../../command.ts';
import { exportFilters, fileFlags, formatOf, paymentFilterFlags } from '../../export-flags.ts';
import { queryDeps } from '../../query-deps.ts';
import { writeOut } from '../../write-out.ts';
import { cliLanguage, fill, messages } from '../../messages.ts';

export default class ExportsPayments extends PlatenoCommand {
  static override summary = messages.exportPaymentsSummary;
  static override enableJsonFlag = false;
  static override examples = [
    '<%= config.bin %> exports payments --from 2026-10-01 --to 2026-10-31 > october.csv',
    '<%= config.bin %> exports payments --status SUCCEEDED --output october.xlsx',
  ];
  static override flags = {
    ...paymentFilterFlags,
    ...fileFlags,
    status: Flags.option({ options: paymentStatuses })({ summary: messages.stateFlag }),
  };

  async run(): Promise<void> {
    const {
      format: wanted,
      output,
      language = cliLanguage,
      status,
      ...narrowing
    } = (await this.parse(ExportsPayments)).flags;
    const format = formatOf({ format: wanted, output });
    const filters = { ...exportFilters(narrowing), status };
    await this.asOperator(async ({ application, actor }) => {
      const { exportPayments } = await import('#modules/payments/index.ts');
      const request = { actor, format, filters, language };
      await writeOut((await exportPayments(await queryDeps(application), request)).content, output);
    });
    if (output) this.notify(fill(messages.written, { file: output }));
  }
}
