import { Flags } from '@oclif/core';
import { listedInvoiceStatuses } from '#contract/invoices/invoice-lists.ts';
import { invoiceTypes } from '#contract/invoices/invoices.ts';
import { getMerchant } from '#contract/merchants/merchants.ts';
import { idFlag } from '../../arguments.ts';
import { PlatenoCommand } from '../../command.ts';
import { exportFilters, fileFlags, formatOf } from '../../export-flags.ts';
import { periodFlags } from '../../list-flags.ts';
import { writeOut } from '../../write-out.ts';
import { cliLanguage, fill, messages } from '../../messages.ts';

export default class ExportsInvoices extends PlatenoCommand {
  static override summary = messages.invoiceExportSummary;
  static override enableJsonFlag = false;
  static override hiddenAliases = ['invoices:export'];
  static override examples = [
    '<%= config.bin %> exports invoices --from 2026-10-01 --to 2026-10-31 > october.csv',
    '<%= config.bin %> exports invoices --merchant 7 --output october.xlsx',
  ];
  static override flags = {
    ...periodFlags,
    merchant: idFlag({ summary: messages.merchantFlag }),
    ...fileFlags,
    status: Flags.option({ options: listedInvoiceStatuses })({ summary: messages.stateFlag }),
    type: Flags.option({ options: invoiceTypes })({ summary: messages.invoiceTypeFlag }),
  };

  async run(): Promise<void> {
    const { flags } = await this.parse(ExportsInvoices);
    const { merchant, output, language = cliLanguage, from, to, status, type } = flags;
    const format = formatOf(flags);
    await this.asOperator(async ({ application, actor, ask }) => {
      if (merchant !== undefined) await ask(getMerchant, { params: { id: merchant } });
      const { ExportInvoices } = await import('#modules/invoices/index.ts');
      const scope = merchant === undefined ? 'BACK_OFFICE' : 'OWN';
      const filters = { ...exportFilters({ from, to }), status, type };
      const request = { actor, scope, format, filters, language } as const;
      await writeOut((await application.resolve(ExportInvoices)(request)).content, output);
    }, merchant);
    if (output) this.notify(fill(messages.written, { file: output }));
  }
}
