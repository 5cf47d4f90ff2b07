import { Flags } from '@oclif/core';
import { annulInvoice } from '#contract/invoices/invoice-actions.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { confirmationFlags, PlatenoCommand } from '../../command.ts';
import { describeInvoice, findInvoice, invoiceArgs, invoiceFlags } from '../../invoice-argument.ts';
import { fill, messages } from '../../messages.ts';

export default class InvoicesAnnul extends PlatenoCommand {
  static override summary = messages.invoiceAnnulSummary;
  static override examples = [
    '<%= config.bin %> invoices annul 0000000054 --merchant 7 --reason "грешен получател"',
    '<%= config.bin %> invoices annul --id 88 --reason "грешна сума" --yes',
  ];
  static override args = invoiceArgs;
  static override flags = {
    ...invoiceFlags,
    ...confirmationFlags,
    reason: Flags.string({ required: true, summary: messages.annulReasonFlag }),
  };

  async run(): Promise<Invoice> {
    const given = await this.parse(InvoicesAnnul);
    const invoice = await this.asOperator(async ({ application, ask }) => {
      const meant = await findInvoice(ask, given);
      this.notify(describeInvoice(meant));
      await this.confirm(messages.invoiceAnnulQuestion, given.flags);
      // Only a merchant annuls its document; the audit log still names the operator.
      const askFor = await this.askFor(application, meant.merchantId);
      return askFor(annulInvoice, { params: { id: meant.id }, body: { reason: given.flags.reason } });
    });
    this.log(fill(messages.invoiceAnnulled, { id: invoice.id, invoiceNumber: invoice.invoiceNumber }));
    return invoice;
  }
}
