import { Flags } from '@oclif/core';
import { Money } from '#kernel/money.ts';
import { PlatenoCommand } from '../../command.ts';
import type { Columns } from '../../table.ts';
import { words } from '../../words.ts';

type Overdue = Readonly<{
  id: number;
  merchantId: number;
  merchantName: string;
  invoiceNumber: string;
  dueDate: string;
  totalAmount: number;
  currency: string;
  customerEmail: string | null;
}>;

const columns: Columns<Overdue> = {
  id: ({ id }) => id,
  merchant: ({ merchantName }) => merchantName,
  number: ({ invoiceNumber }) => invoiceNumber,
  due: ({ dueDate }) => dueDate,
  total: ({ totalAmount }) => totalAmount,
  currency: ({ currency }) => currency,
  customer: ({ customerEmail }) => customerEmail,
};

export default class InvoicesOverdue extends PlatenoCommand {
  static override summary = words.overdueSummary;
  static override examples = [
    '<%= config.bin %> invoices overdue',
    '<%= config.bin %> invoices overdue --limit 500 --json',
  ];
  static override flags = {
    limit: Flags.integer({ default: 50, min: 1, max: 500, summary: words.limitFlag }),
  };

  async run(): Promise<{ total: number; invoices: Overdue[] }> {
    const { limit } = (await this.parse(InvoicesOverdue)).flags;
    const { items, total } = await this.asOperator(async ({ application, actor }) => {
      const { ListOverdue } = await import('#modules/invoices/index.ts');
      return application.resolve(ListOverdue).execute({ actor, limit });
    });
    const invoices = items.map(({ totalMinor, currency, ...invoice }) => ({
      id: invoice.id,
      merchantId: invoice.merchantId,
      merchantName: invoice.merchantName,
      invoiceNumber: invoice.invoiceNumber,
      dueDate: invoice.dueDate,
      totalAmount: Money.ofMinor(totalMinor, currency).toDecimal(),
      currency,
      customerEmail: invoice.customerEmail,
    }));
    this.page({ rows: invoices, total }, columns, words.noOverdue);
    return { total, invoices };
  }
}
