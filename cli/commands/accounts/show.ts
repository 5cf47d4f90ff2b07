import type * as z from 'zod';
import { getAccount } from '#contract/accounts/accounts.ts';
import { oneId } from '../../arguments.ts';
import { timeCell } from '../../cells.ts';
import { PlatenoCommand } from '../../command.ts';
import { messages } from '../../messages.ts';
import { tabbed } from '../../table.ts';

export default class AccountsShow extends PlatenoCommand {
  static override upTo = 'accounts' as const;
  static override summary = messages.accountShowSummary;
  static override examples = [
    '<%= config.bin %> accounts show 7',
    '<%= config.bin %> accounts show 7 --json',
  ];
  static override args = { merchant: oneId };

  async run(): Promise<z.output<typeof getAccount.response>> {
    const { args } = await this.parse(AccountsShow);
    const account = await this.asOperator(({ ask }) =>
      ask(getAccount, { params: { merchantId: args.merchant } }),
    );
    const { due, pastDue, events, ...facts } = account;
    this.facts({ ...facts, pastDue: pastDue.length });
    for (const { code, text } of due) this.log(tabbed([text, code]));
    for (const { at, from, to, actor } of events) this.log(tabbed([timeCell(at), `${from} → ${to}`, actor]));
    return account;
  }
}
