import { startAccount } from '#contract/accounts/accounts.ts';
import { idFlag } from '../../arguments.ts';
import { PlatenoCommand } from '../../command.ts';
import { messages } from '../../messages.ts';

export default class AccountsStart extends PlatenoCommand {
  static override summary = messages.accountStartSummary;
  static override examples = ['<%= config.bin %> accounts start --merchant 7'];
  static override flags = { merchant: idFlag({ summary: messages.merchantFlag, required: true }) };

  async run(): Promise<{ url: string }> {
    const { merchant } = (await this.parse(AccountsStart)).flags;
    const link = await this.asOperator(({ ask }) => ask(startAccount), Number(merchant));
    this.log(link.url);
    this.notify(messages.accountLinkSecret);
    return link;
  }
}
