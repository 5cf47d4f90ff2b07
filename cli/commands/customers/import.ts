import { importCustomers } from '#contract/customers/customers.ts';
import type { ImportResult } from '#contract/imports.ts';
import { importArgs, ImportCommand, importFlags } from '../../import-command.ts';
import { messages } from '../../messages.ts';

export default class CustomersImport extends ImportCommand {
  static override upTo = 'customers' as const;
  static override summary = messages.customersImportSummary;
  static override examples = [
    '<%= config.bin %> customers import klienti.csv --merchant 7 --dry-run',
    'cat klienti.csv | <%= config.bin %> customers import - --merchant 7 --json',
  ];
  static override args = importArgs;
  static override flags = importFlags;

  async run(): Promise<ImportResult> {
    return this.importFile(importCustomers, await this.parse(CustomersImport));
  }
}
