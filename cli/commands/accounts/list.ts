import { Flags } from '@oclif/core';
import { listAccounts, type Account } from '#contract/accounts/accounts.ts';
import { accountStatuses } from '#contract/accounts/own-account.ts';
import { timeCell } from '../../cells.ts';
import { PlatenoCommand } from '../../command.ts';
import { listFlagsOf, listQueryOf, pageOf } from '../../list-flags.ts';
import type { Columns } from '../../table.ts';
import { messages } from '../../messages.ts';

const columns: Columns<Account> = {
  merchant: ({ id }) => id,
  name: ({ merchantName }) => merchantName,
  account: ({ accountId }) => accountId,
  status: ({ status }) => status,
  due: ({ due }) => due.length,
  deadline: ({ deadline }) => timeCell(deadline),
  checked: ({ checkedAt }) => timeCell(checkedAt),
};

export default class AccountsList extends PlatenoCommand {
  static override upTo = 'accounts' as const;
  static override summary = messages.accountsListSummary;
  static override examples = [
    '<%= config.bin %> accounts list --status RESTRICTED',
    '<%= config.bin %> accounts list --due --sort deadline --json',
  ];
  static override flags = {
    ...listFlagsOf(listAccounts),
    status: Flags.option({ options: accountStatuses })({ summary: messages.stateFlag }),
    due: Flags.boolean({ summary: messages.accountsDueFlag }),
  };

  async run(): Promise<{ total: number; accounts: Account[] }> {
    const { status, due, ...list } = (await this.parse(AccountsList)).flags;
    const query = { ...listQueryOf(list), status, ...(due ? { due: 'yes' as const } : {}) };
    const page = await this.asOperator(async ({ ask }) => pageOf(await ask(listAccounts, { query })));
    this.page(page, columns, messages.noAccounts);
    return { total: page.total, accounts: page.rows };
  }
}
