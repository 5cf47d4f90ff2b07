import { Flags } from '@oclif/core';
import { listCustomers, type Customer } from '#contract/customers/customers.ts';
import { recordState } from '#contract/imports.ts';
import { idFlag } from '../../arguments.ts';
import { PlatenoCommand } from '../../command.ts';
import { listFlagsOf, listQueryOf, pageOf } from '../../list-flags.ts';
import type { Columns } from '../../table.ts';
import { messages } from '../../messages.ts';

const columns: Columns<Customer> = {
  id: ({ id }) => id,
  merchant: ({ merchantId }) => merchantId,
  name: ({ name }) => name,
  taxId: ({ taxId }) => taxId,
  email: ({ email }) => email,
  city: ({ city }) => city,
};

export default class CustomersList extends PlatenoCommand {
  static override upTo = 'customers' as const;
  static override summary = messages.customersListSummary;
  static override examples = [
    '<%= config.bin %> customers list --merchant 7 --search изгрев',
    '<%= config.bin %> customers list --merchant 7 --state ARCHIVED --json',
  ];
  static override flags = {
    ...listFlagsOf(listCustomers),
    merchant: idFlag({ summary: messages.merchantFlag }),
    state: Flags.option({ options: recordState.options })({ summary: messages.recordStateFlag }),
  };

  async run(): Promise<{ total: number; customers: Customer[] }> {
    const { merchant: merchantId, state, ...list } = (await this.parse(CustomersList)).flags;
    const query = { ...listQueryOf(list), merchantId, state };
    const page = await this.asOperator(async ({ ask }) => pageOf(await ask(listCustomers, { query })));
    this.page(page, columns, messages.noCustomers);
    return { total: page.total, customers: page.rows };
  }
}
