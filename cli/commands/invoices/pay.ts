import { Flags } from '@oclif/core';
import { recordTransfer } from '#contract/invoice-payments.ts';
import { getInvoice, type Invoice } from '#contract/invoices.ts';
import { amountFlag, dayFlag, manyIds } from '../../arguments.ts';
import { BulkCommand, dryRunFlag, type Outcomes } from '../../bulk-command.ts';
import { amountCell } from '../../cells.ts';
import { confirmationFlags, requestKeyFlag } from '../../command.ts';
import { fill, messages } from '../../messages.ts';

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
    const isDry = flags['dry-run'];
    const { amount } = flags;
    if (!isDry) await this.confirm(fill(messages.invoicePayQuestion, { count: ids.length }), flags);
    return this.doEach({
      ids,
      each: async (ask, id, askFor) => {
        const params = { id };
        const invoice = await ask(getInvoice, { params });
        const body = { amount, paidOn: flags.on, note: flags.note };
        // Only a merchant records a transfer; the audit log still names the operator.
        return isDry ? invoice : (await askFor(invoice.merchantId))(recordTransfer, { params, body });
      },
      describe: ({ status, openAmount, currency }) => {
        const open = `${amountCell(openAmount)} ${currency}`;
        if (!isDry) return fill(messages.invoicePaid, { status, open });
        const paid = amount === undefined ? openAmount : amount;
        const left = `${amountCell(openAmount - paid)} ${currency}`;
        return fill(messages.would, { now: `${open} → ${left}` });
      },
    });
  }
}
