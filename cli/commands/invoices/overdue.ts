import { Flags } from '@oclif/core';
import { listInvoices } from '#contract/invoices/invoice-lists.ts';
import type { InvoiceSummary } from '#contract/invoices/invoices.ts';
import { idFlag } from '../../arguments.ts';
import { amountCell } from '../../cells.ts';
import { PlatenoCommand } from '../../command.ts';
import { pageOf } from '../../list-flags.ts';
import type { Columns } from '../../table.ts';
import { messages } from '../../messages.ts';

const columns: Columns<InvoiceSummary> = {
  id: ({ id }) => id,
  merchant: ({ merchantName }) => merchantName,
  number: ({ invoiceNumber }) => invoiceNumber,
  due: ({ dueDate }) => dueDate,
  total: ({ totalAmount }) => amountCell(totalAmount),
  currency: ({ currency }) => currency,
  customer: ({ customerEmail }) => customerEmail,
};

export default class InvoicesOverdue extends PlatenoCommand {
  static override summary = messages.overdueSummary;
  static override examples = [
    '<%= config.bin %> invoices overdue',
    '<%= config.bin %> invoices overdue --merchant 7 --json',
  ];
  static override flags = {
    merchant: idFlag({ summary: messages.merchantFlag }),
    limit: Flags.integer({ default: 50, min: 1, max: 500, summary: messages.limitFlag }),
  };

  async run(): Promise<{ total: number; invoices: InvoiceSummary[] }> {
    const { merchant: merchantId, limit: size } = (await this.parse(InvoicesOverdue)).flags;
    // Longest overdue first.
    const order = { sortBy: 'dueDate', sortDir: 'asc', page: 0 } as const;
    const query = { ...order, size, merchantId, status: 'OVERDUE' } as const;
    const page = await this.asOperator(async ({ ask }) => pageOf(await ask(listInvoices, { query })));
    this.page(page, columns, messages.noOverdue);
    return { total: page.total, invoices: page.rows };
  }
}
