import { Flags } from '@oclif/core';
import { sendInvoice } from '#contract/invoices/invoice-actions.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { confirmationFlags, PlatenoCommand, requestKeyFlag } from '../../command.ts';
import { describeInvoice, findInvoice, invoiceArgs, invoiceFlags } from '../../invoice-argument.ts';
import { fill, messages } from '../../messages.ts';

export default class InvoicesSend extends PlatenoCommand {
  static override summary = messages.invoiceSendSummary;
  static override examples = [
    '<%= config.bin %> invoices send 88 --to maria@firma.bg',
    '<%= config.bin %> invoices send 0000000054 --merchant 7 --to maria@firma.bg --yes',
  ];
  static override args = invoiceArgs;
  static override flags = {
    ...requestKeyFlag,
    ...invoiceFlags,
    ...confirmationFlags,
    to: Flags.string({ required: true, summary: messages.recipientFlag }),
  };

  async run(): Promise<Invoice> {
    const given = await this.parse(InvoicesSend);
    const { to: email } = given.flags;
    const invoice = await this.asOperator(async ({ ask }) => {
      const meant = await findInvoice(ask, given);
      this.notify(describeInvoice(meant));
      await this.confirm(fill(messages.invoiceSendQuestion, { email }), given.flags);
      return ask(sendInvoice, { params: { id: meant.id }, body: { email } });
    });
    const { id, invoiceNumber } = invoice;
    this.log(fill(messages.invoiceQueued, { id, invoiceNumber, email }));
    return invoice;
  }
}
