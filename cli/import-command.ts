import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { Args, Errors, Flags } from '@oclif/core';
import type { importCustomers } from '#contract/customers/customers.ts';
import type { ImportBody, ImportResult } from '#contract/imports.ts';
import { getMerchant } from '#contract/merchants/merchants.ts';
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
  column: Flags.string({ multiple: true, summary: messages.importColumnFlag }),
  decimals: Flags.option({ options: ['point', 'comma'] as const })({
    summary: messages.importDecimalsFlag,
  }),
  worksheet: Flags.string({ summary: messages.importWorksheetFlag }),
};

type Given = Readonly<{
  args: Readonly<{ file: string }>;
  flags: Readonly<{
    merchant: number;
    'dry-run': boolean;
    column?: readonly string[] | undefined;
    decimals?: 'point' | 'comma' | undefined;
    worksheet?: string | undefined;
  }>;
}>;

/** `Heading=field`; nothing behind the mark leaves the column out. @throws usage failure without a mark */
const columnOf = (given: string): readonly [string, string | null] => {
  const mark = given.lastIndexOf('=');
  if (mark < 1) throw new Errors.CLIError(fill(messages.importColumnWrong, { given }), { exit: 2 });
  return [given.slice(0, mark), given.slice(mark + 1) || null];
};

const choiceOf = ({ column, decimals, worksheet }: Given['flags']): Omit<ImportBody, 'content'> => ({
  ...(column !== undefined && { columns: Object.fromEntries(column.map(columnOf)) }),
  ...(decimals !== undefined && { decimalMark: decimals === 'point' ? 'POINT' : 'COMMA' }),
  ...(worksheet !== undefined && { worksheet }),
});

/** Imports records of a merchant from a file; all rows, or none with code 1 and the errors. */
export abstract class ImportCommand extends PlatenoCommand {
  protected async importFile(
    endpoint: typeof importCustomers,
    { args, flags }: Given,
  ): Promise<ImportResult> {
    const { merchant } = flags;
    const { isDryRun } = this;
    const choice = choiceOf(flags);
    const content = args.file === '-' ? await buffer(process.stdin) : await readFile(args.file);
    const stored = await this.asOperator(async ({ ask }) => {
      await ask(getMerchant, { params: { id: merchant } });
      return ask(endpoint, { body: { content: content.toString('base64'), ...choice } });
    }, merchant);
    const result = isDryRun ? { ...stored, isStored: false } : stored;
    const { errors, rows, created, changed, unchanged } = result;
    if (isDryRun) this.#showFindings(result);
    for (const { row, field, message } of errors)
      this.notify(fill(messages.importRow, { row, field, message }));
    if (errors.length > 0) {
      this.notify(messages.importRefused);
      process.exitCode = 1;
    } else
      this.log(
        fill(isDryRun ? messages.importWould : messages.imported, { rows, created, changed, unchanged }),
      );
    return result;
  }

  /** What the columns were understood as, and how prices are read; on standard error. */
  #showFindings({ columns, fields, numbers }: ImportResult): void {
    for (const { name, field } of columns) {
      const label = fields.find((one) => one.field === field)?.label ?? messages.importLeftOut;
      this.notify(`${name}\t${label}`);
    }
    for (const { column, message, examples } of numbers) {
      const shown = examples.map(({ cell, reading }) => `${cell} → ${reading ?? '?'}`);
      this.notify(`${column}: ${message} ${shown.join('; ')}`);
    }
  }
}
