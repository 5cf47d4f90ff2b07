import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { Args } from '@oclif/core';
import type { importCustomers } from '#contract/customers.ts';
import type { ImportResult } from '#contract/imports.ts';
import { getMerchant } from '#contract/merchants.ts';
import { idFlag } from './arguments.ts';
import { dryRunFlag } from './bulk-command.ts';
import { PlatenoCommand } from './command.ts';
import { fill, messages } from './messages.ts';

/** Arguments and flags of commands that import records of a merchant. */
export const importArgs = {
  file: Args.string({ required: true, ignoreStdin: true, description: messages.importArgument }),
};
export const importFlags = {
  ...dryRunFlag,
  merchant: idFlag({ required: true, summary: messages.merchantFlag }),
};

type Given = Readonly<{
  args: Readonly<{ file: string }>;
  flags: Readonly<{ merchant: number; 'dry-run': boolean }>;
}>;

/** Imports records of a merchant from a CSV file; all rows, or none with code 1 and the errors. */
export abstract class ImportCommand extends PlatenoCommand {
  protected async importFile(
    endpoint: typeof importCustomers,
    { args, flags: { merchant, 'dry-run': isDryRun } }: Given,
  ): Promise<ImportResult> {
    const content = args.file === '-' ? await buffer(process.stdin) : await readFile(args.file);
    const result = await this.asOperator(async ({ ask }) => {
      await ask(getMerchant, { params: { id: merchant } });
      return ask(endpoint, {
        query: { dryRun: isDryRun ? 'true' : 'false' },
        body: { content: content.toString('base64') },
      });
    }, merchant);
    const { errors, rows, created, changed } = result;
    for (const { row, field, message } of errors)
      this.notify(fill(messages.importRow, { row, field, message }));
    if (errors.length > 0) {
      this.notify(messages.importRefused);
      process.exitCode = 1;
    } else this.log(fill(isDryRun ? messages.importWould : messages.imported, { rows, created, changed }));
    return result;
  }
}
