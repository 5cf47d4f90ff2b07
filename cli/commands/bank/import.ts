import { basename } from 'node:path';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { Args } from '@oclif/core';
import { importStatement, type ImportedStatement } from '#contract/banking/bank-statements.ts';
import { getMerchant } from '#contract/merchants/merchants.ts';
import { idFlag } from '../../arguments.ts';
import { dryRunFlag } from '../../bulk-command.ts';
import { PlatenoCommand } from '../../command.ts';
import { fill, messages } from '../../messages.ts';

export default class BankImport extends PlatenoCommand {
  static override summary = messages.bankImportSummary;
  static override examples = [
    '<%= config.bin %> bank import izvlechenie.xml --merchant 7 --dry-run',
    'cat izvlechenie.sta | <%= config.bin %> bank import - --merchant 7 --json',
  ];
  static override args = {
    file: Args.string({ required: true, ignoreStdin: true, description: messages.bankFileArgument }),
  };
  static override flags = {
    ...dryRunFlag,
    merchant: idFlag({ required: true, summary: messages.merchantFlag }),
    account: idFlag({ summary: messages.bankAccountFlag }),
  };

  async run(): Promise<ImportedStatement> {
    const { args, flags } = await this.parse(BankImport);
    const isInput = args.file === '-';
    const content = isInput ? await buffer(process.stdin) : await readFile(args.file);
    const body = {
      content: content.toString('base64'),
      ...(!isInput && { fileName: basename(args.file) }),
      ...(flags.account !== undefined && { accountId: flags.account }),
    };
    const stored = await this.asOperator(async ({ ask }) => {
      await ask(getMerchant, { params: { id: flags.merchant } });
      return ask(importStatement, { body });
    }, flags.merchant);
    return this.#show(this.isDryRun ? { ...stored, statementId: null, isStored: false } : stored);
  }

  #show(imported: ImportedStatement): ImportedStatement {
    const { columns, lines, repeated, matched, suggested, toReturn, pending } = imported;
    if (columns === null) {
      const counts = { lines, repeated, matched, suggested, toReturn, pending };
      this.log(fill(this.isDryRun ? messages.bankWouldImport : messages.bankImported, counts));
    } else {
      const named = columns.map(({ name }) => name).join(', ');
      this.notify(fill(messages.bankColumnsNeeded, { columns: named }));
      process.exitCode = 1;
    }
    return imported;
  }
}
