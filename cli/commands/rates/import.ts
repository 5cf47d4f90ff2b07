import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { Args } from '@oclif/core';
import { businessDate } from '#kernel/business-date.ts';
import type { ImportRates } from '#modules/rates/index.ts';
import { dayFlag } from '../../arguments.ts';
import { dryRunFlag } from '../../bulk-command.ts';
import { PlatenoCommand } from '../../command.ts';
import { fill, messages } from '../../messages.ts';

type Result = Awaited<ReturnType<ImportRates['execute']>>;

export default class RatesImport extends PlatenoCommand {
  static override summary = messages.ratesImportSummary;
  static override examples = [
    '<%= config.bin %> rates import eurofxref-hist-90d.xml',
    '<%= config.bin %> rates import eurofxref-hist.csv --from 2020-01-01 --dry-run',
  ];
  static override args = {
    file: Args.string({ required: true, ignoreStdin: true, description: messages.ratesArgument }),
  };
  static override flags = {
    ...dryRunFlag,
    from: dayFlag({ default: businessDate('2020-01-01'), summary: messages.fromFlag }),
  };

  async run(): Promise<Result> {
    const { args, flags } = await this.parse(RatesImport);
    const given = args.file === '-' ? await text(process.stdin) : await readFile(args.file, 'utf8');
    const result = await this.asOperator(async ({ application, actor }) => {
      const api = await import('#modules/rates/index.ts');
      const command = { actor, text: given, from: flags.from };
      return application.resolve(api.ImportRates).execute(command);
    });
    const { days, first, last } = result;
    const message = this.isDryRun ? messages.ratesWould : messages.ratesImported;
    this.log(fill(message, { days, first: first ?? '-', last: last ?? '-' }));
    return result;
  }
}
