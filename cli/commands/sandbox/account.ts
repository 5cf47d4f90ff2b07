import { Args, Flags } from '@oclif/core';
import { accountMoves } from '#sandbox/accounts/account-moves.ts';
import { SandboxCommand } from '../../sandbox-command.ts';
import { messages } from '../../messages.ts';
import { tabbed } from '../../table.ts';

type Shown = Readonly<{ id: string; charges: boolean; payouts: boolean; reason: string | null }>;

export default class SandboxAccount extends SandboxCommand {
  static override summary = messages.sandboxAccountSummary;
  static override examples = [
    '<%= config.bin %> sandbox account',
    '<%= config.bin %> sandbox account acct_1PqXyZ --move ask',
    '<%= config.bin %> sandbox account acct_1PqXyZ --move leave',
  ];
  static override args = { account: Args.string({ description: messages.sandboxAccountArgument }) };
  static override flags = {
    move: Flags.option({ options: accountMoves })({ summary: messages.sandboxAccountMoveFlag }),
  };

  async run(): Promise<{ accounts: readonly Shown[] }> {
    const { args, flags } = await this.parse(SandboxAccount);
    const { account: wanted } = args;
    const { move } = flags;
    if ((wanted === undefined) !== (move === undefined)) this.error(messages.sandboxIdAndMove, { exit: 2 });
    return this.withSandbox(async (control) => {
      const found =
        wanted === undefined || move === undefined
          ? await control.accounts()
          : [await control.moveAccount(wanted, move)];
      const accounts = found.map((account): Shown => {
        const { id, charges_enabled: charges, payouts_enabled: payouts, requirements } = account;
        return { id, charges, payouts, reason: requirements?.disabled_reason ?? null };
      });
      for (const { id, charges, payouts, reason } of accounts)
        this.log(tabbed([id, `charges ${charges}`, `payouts ${payouts}`, reason ?? '–']));
      if (accounts.length === 0) this.log(messages.sandboxNoAccounts);
      return { accounts };
    });
  }
}
