import { Flags } from '@oclif/core';
import { recordTransfer } from '#contract/invoices/invoice-payments.ts';
import { getInvoice, type Invoice } from '#contract/invoices/invoices.ts';
import { amountFlag, dayFlag, manyIds } from '../../arguments.ts';
import { BulkCommand, dryRunFlag, type Outcomes } from '../../bulk-command.ts';
import { amountCell } from '../../cells.ts';
import { confirmationFlags, requestKeyFlag } from '../../command.ts';
import { fill, messages } from '../../messages.ts';

const openOf = ({ openAmount, currency }: Invoice): string => `${amountCell(openAmount)} ${currency}`;

export default class InvoicesPay extends BulkCommand {
  static override summary = messages.invoicePaySummary;
  static override examples = [
    '<%= config.bin %> invoices pay 88 --on=2026-11-20 --yes',
    '<%= config.bin %> invoices pay 88 --on=2026-11-20 --amount=50 --note="извлечение 47" --dry-run',
  ];
  static override args = { invoices: manyIds };
  static override flags = {
    ...requestKeyFlag,
    ...dryRunFlag,
    ...confirmationFlags,
    on: dayFlag({ required: true, summary: messages.paidOnFlag }),
    amount: amountFlag({ summary: messages.paidAmountFlag }),
    note: Flags.string({ summary: messages.paidNoteFlag }),
  };

  async run(): Promise<Outcomes<Invoice>> {
    const { argv, flags } = await this.parse(InvoicesPay);
    const ids = await this.idsOf(argv);
    await this.confirm(fill(messages.invoicePayQuestion, { count: ids.length }), flags);
    return this.doEach({
      ids,
      before: (ask, id) => ask(getInvoice, { params: { id } }),
      each: async (ask, id, askFor) => {
        const params = { id };
        const { merchantId } = await ask(getInvoice, { params });
        const body = { amount: flags.amount, paidOn: flags.on, note: flags.note };
        // Only a merchant records a transfer; the audit log still names the operator.
        return (await askFor(merchantId))(recordTransfer, { params, body });
      },
      changing: openOf,
      describe: (invoice) => fill(messages.invoicePaid, { status: invoice.status, open: openOf(invoice) }),
    });
  }
}
