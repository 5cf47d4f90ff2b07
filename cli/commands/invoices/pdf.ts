import { getInvoicePdf } from '#contract/invoices/invoices.ts';
import { outputFlag } from '../../arguments.ts';
import { PlatenoCommand } from '../../command.ts';
import { findInvoice, invoiceArgs, invoiceFlags } from '../../invoice-argument.ts';
import { writeOut } from '../../write-out.ts';
import { fill, messages } from '../../messages.ts';

export default class InvoicesPdf extends PlatenoCommand {
  static override summary = messages.invoicePdfSummary;
  static override enableJsonFlag = false;
  static override examples = [
    '<%= config.bin %> invoices pdf 88 --output faktura-88.pdf',
    '<%= config.bin %> invoices pdf 0000000054 --merchant 7 > faktura.pdf',
  ];
  static override args = invoiceArgs;
  static override flags = {
    ...invoiceFlags,
    output: outputFlag(),
  };

  async run(): Promise<void> {
    const given = await this.parse(InvoicesPdf);
    const { output } = given.flags;
    await this.asOperator(async ({ ask }) => {
      const { id } = await findInvoice(ask, given);
      await writeOut(await ask(getInvoicePdf, { params: { id } }), output);
    });
    if (output) this.notify(fill(messages.written, { file: output }));
  }
}
