import { Flags } from '@oclif/core';
import { exportInvoices, exportOwnInvoices, invoiceStatuses, invoiceTypes } from '#contract/invoices.ts';
import { getMerchant } from '#contract/merchants.ts';
import { PlatenoCommand } from '../../command.ts';
import { periodFlags } from '../../list-flags.ts';
import { writeOut } from '../../write-out.ts';
import { fill, words } from '../../words.ts';

export default class InvoicesExport extends PlatenoCommand {
  static override summary = words.invoiceExportSummary;
  static override enableJsonFlag = false;
  static override examples = [
    '<%= config.bin %> invoices export --from 2026-10-01 --to 2026-10-31 > october.csv',
    '<%= config.bin %> invoices export --merchant 7 --format excel --output october.xlsx',
  ];
  static override flags = {
    ...periodFlags,
    merchant: Flags.integer({ min: 1, summary: words.merchantFlag }),
    format: Flags.option({ options: ['csv', 'excel'] as const })({
      default: 'csv' as 'csv' | 'excel',
      summary: words.formatFlag,
    }),
    status: Flags.option({ options: invoiceStatuses })({ summary: words.invoiceStatusFlag }),
    type: Flags.option({ options: invoiceTypes })({ summary: words.invoiceTypeFlag }),
    output: Flags.string({ char: 'o', summary: words.outputFlag }),
  };

  async run(): Promise<void> {
    const { merchant, output, ...query } = (await this.parse(InvoicesExport)).flags;
    await this.asOperator(async ({ ask }) => {
      if (merchant !== undefined) await ask(getMerchant, { params: { id: merchant } });
      const endpoint = merchant === undefined ? exportInvoices : exportOwnInvoices;
      await writeOut(await ask(endpoint, { query }), output);
    }, merchant);
    if (output) this.tell(fill(words.written, { file: output }));
  }
}
