import { getCustomer, type Customer } from '#contract/customers/customers.ts';
import { manyIds } from '../../arguments.ts';
import { BulkCommand, type Outcomes } from '../../bulk-command.ts';
import { messages } from '../../messages.ts';
import { tabbed } from '../../table.ts';

export default class CustomersShow extends BulkCommand {
  static override upTo = 'reports' as const;
  static override summary = messages.customerShowSummary;
  static override examples = [
    '<%= config.bin %> customers show 42',
    '<%= config.bin %> customers list --search изгрев | <%= config.bin %> customers show --json',
  ];
  static override args = { ids: manyIds };

  async run(): Promise<Outcomes<Customer>> {
    const { argv } = await this.parse(CustomersShow);
    return this.doEach({
      ids: await this.idsOf(argv),
      each: (ask, id) => ask(getCustomer, { params: { id } }),
      describe: ({ name, taxId, email, city }) =>
        tabbed([name, taxId, email, city].filter((part) => part !== null)),
    });
  }
}
