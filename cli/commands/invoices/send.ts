import { Flags } from '@oclif/core';
import { sendInvoice } from '#contract/invoice-acts.ts';
import type { Invoice } from '#contract/invoices.ts';
import { oneId } from '../../arguments.ts';
import { PlatenoCommand } from '../../command.ts';
import { fill, words } from '../../words.ts';

export default class InvoicesSend extends PlatenoCommand {
  static override summary = words.invoiceSendSummary;
  static override examples = ['<%= config.bin %> invoices send 88 --to maria@firma.bg'];
  static override args = { invoice: oneId };
  static override flags = { to: Flags.string({ required: true, summary: words.recipientFlag }) };

  async run(): Promise<Invoice> {
    const { args, flags } = await this.parse(InvoicesSend);
    const about = { params: { id: args.invoice }, body: { email: flags.to } };
    const invoice = await this.asOperator(({ ask }) => ask(sendInvoice, about));
    const { id, invoiceNumber } = invoice;
    this.log(fill(words.invoiceQueued, { id, invoiceNumber, email: flags.to }));
    return invoice;
  }
}
