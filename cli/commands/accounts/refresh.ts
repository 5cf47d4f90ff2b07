import { getAccount, refreshAccount, type Account } from '#contract/accounts/accounts.ts';
import { manyIds } from '../../arguments.ts';
import { BulkCommand, dryRunFlag, type Outcomes } from '../../bulk-command.ts';
import { messages } from '../../messages.ts';

export default class AccountsRefresh extends BulkCommand {
  static override summary = messages.accountsRefreshSummary;
  static override examples = [
    '<%= config.bin %> accounts refresh 7',
    '<%= config.bin %> accounts list --status PENDING | <%= config.bin %> accounts refresh',
  ];
  static override args = { merchants: manyIds };
  static override flags = dryRunFlag;

  async run(): Promise<Outcomes<Account>> {
    const { argv } = await this.parse(AccountsRefresh);
    return this.doEach({
      ids: await this.idsOf(argv),
      before: (ask, id) => ask(getAccount, { params: { merchantId: id } }),
      each: (ask, id) => ask(refreshAccount, { params: { merchantId: id } }),
      describe: ({ status }) => status,
    });
  }
}
