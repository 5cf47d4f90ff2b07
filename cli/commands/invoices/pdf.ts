import { Flags } from '@oclif/core';
import { getInvoicePdf } from '#contract/invoices.ts';
import { oneId } from '../../arguments.ts';
import { PlatenoCommand } from '../../command.ts';
import { writeOut } from '../../write-out.ts';
import { fill, words } from '../../words.ts';

export default class InvoicesPdf extends PlatenoCommand {
  static override summary = words.invoicePdfSummary;
  static override enableJsonFlag = false;
  static override examples = [
    '<%= config.bin %> invoices pdf 88 --output faktura-88.pdf',
    '<%= config.bin %> invoices pdf 88 > faktura-88.pdf',
  ];
  static override args = { invoice: oneId };
  static override flags = { output: Flags.string({ char: 'o', summary: words.outputFlag }) };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(InvoicesPdf);
    const params = { id: args.invoice };
    await this.asOperator(async ({ ask }) => writeOut(await ask(getInvoicePdf, { params }), flags.output));
    if (flags.output) this.tell(fill(words.written, { file: flags.output }));
  }
}
