import { Flags } from '@oclif/core';
import { billStatuses, listBills, type Bill } from '#contract/billing/billing.ts';
import { idFlag } from '../../arguments.ts';
import { amountCell } from '../../cells.ts';
import { PlatenoCommand } from '../../command.ts';
import { listFlagsOf, listQueryOf, pageOf } from '../../list-flags.ts';
import { messages } from '../../messages.ts';
import type { Columns } from '../../table.ts';

const columns: Columns<Bill> = {
  id: ({ id }) => id,
  month: ({ month }) => month,
  merchant: ({ merchantName }) => merchantName,
  status: ({ status }) => status,
  fees: ({ fees }) => amountCell(fees),
  plan: ({ plan }) => amountCell(plan),
  total: ({ total }) => amountCell(total),
  open: ({ open }) => amountCell(open),
  document: ({ invoiceNumber }) => invoiceNumber,
  due: ({ dueOn }) => dueOn,
};

export default class BillsList extends PlatenoCommand {
  static override summary = messages.billsListSummary;
  static override examples = [
    '<%= config.bin %> bills list --month 2026-10',
    '<%= config.bin %> bills list --status DUE --json',
  ];
  static override flags = {
    ...listFlagsOf(listBills),
    merchant: idFlag({ summary: messages.merchantFlag }),
    month: Flags.string({ summary: messages.monthFlag }),
    status: Flags.option({ options: billStatuses })({ summary: messages.billStatusFlag }),
  };

  async run(): Promise<{ total: number; bills: Bill[] }> {
    const { merchant: merchantId, month, status, ...list } = (await this.parse(BillsList)).flags;
    const query = { ...listQueryOf(list), merchantId, month, status };
    const page = await this.asOperator(async ({ ask }) => pageOf(await ask(listBills, { query })));
    this.page(page, columns, messages.noBills);
    return { total: page.total, bills: page.rows };
  }
}
