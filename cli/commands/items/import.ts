import type { ImportResult } from '#contract/imports.ts';
import { importItems } from '#contract/customers/items.ts';
import { importArgs, ImportCommand, importFlags } from '../../import-command.ts';
import { messages } from '../../messages.ts';

export default class ItemsImport extends ImportCommand {
  static override upTo = 'customers' as const;
  static override summary = messages.itemsImportSummary;
  static override examples = [
    '<%= config.bin %> items import tseni.csv --merchant 7 --dry-run',
    '<%= config.bin %> items import tseni.xlsx --merchant 7 --column "Група=" --decimals comma',
    'cat tseni.csv | <%= config.bin %> items import - --merchant 7 --json',
  ];
  static override args = importArgs;
  static override flags = importFlags;

  async run(): Promise<ImportResult> {
    return this.importFile(importItems, await this.parse(ItemsImport));
  }
}
