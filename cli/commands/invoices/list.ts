import { Flags } from '@oclif/core';
import { invoiceTypes, type InvoiceSummary } from '#contract/invoices/invoices.ts';
import { listedInvoiceStatuses, listInvoices } from '#contract/invoices/invoice-lists.ts';
import { currencies } from '#kernel/currency.ts';
import { idFlag } from '../../arguments.ts';
import { amountCell, documentStatusCell } from '../../cells.ts';
import { PlatenoCommand } from '../../command.ts';
import { listFlagsOf, listQueryOf, pageOf, periodFlags } from '../../list-flags.ts';
import type { Columns } from '../../table.ts';
import { messages } from '../../messages.ts';

const columns: Columns<InvoiceSummary> = {
  id: ({ id }) => id,
  number: ({ invoiceNumber }) => invoiceNumber,
  type: ({ type }) => type,
  issued: ({ issueDate }) => issueDate,
  due: ({ dueDate }) => dueDate,
  total: ({ totalAmount }) => amountCell(totalAmount),
  currency: ({ currency }) => currency,
  status: documentStatusCell,
  customer: ({ customerName }) => customerName,
};

export default class InvoicesList extends PlatenoCommand {
  static override upTo = 'invoices' as const;
  static override summary = messages.invoicesListSummary;
  static override examples = [
    '<%= config.bin %> invoices list --merchant 7 --from 2026-10-01 --to 2026-10-31',
    '<%= config.bin %> invoices list --merchant 7 --type CREDIT_NOTE --json',
  ];
  static override flags = {
    ...listFlagsOf(listInvoices),
    ...periodFlags,
    merchant: idFlag({ summary: messages.merchantFlag }),
    status: Flags.option({ options: listedInvoiceStatuses })({ summary: messages.stateFlag }),
    type: Flags.option({ options: invoiceTypes })({ summary: messages.invoiceTypeFlag }),
    currency: Flags.option({ options: currencies })({ summary: messages.currencyFlag }),
  };

  async run(): Promise<{ total: number; invoices: InvoiceSummary[] }> {
    const {
      merchant: merchantId,
      status,
      type,
      currency,
      from,
      to,
      ...list
    } = (await this.parse(InvoicesList)).flags;
    const query = { ...listQueryOf(list), merchantId, status, type, currency, from, to };
    const page = await this.asOperator(async ({ ask }) => pageOf(await ask(listInvoices, { query })));
    this.page(page, columns, messages.noInvoices);
    return { total: page.total, invoices: page.rows };
  }
}
