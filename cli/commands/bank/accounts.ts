import { listBankAccounts, type BankAccount } from '#contract/banking/bank-statements.ts';
import { idFlag } from '../../arguments.ts';
import { PlatenoCommand } from '../../command.ts';
import { pageOf } from '../../list-flags.ts';
import { messages } from '../../messages.ts';
import type { Columns } from '../../table.ts';

const columns: Columns<BankAccount> = {
  id: ({ id }) => id,
  merchant: ({ merchantId }) => merchantId,
  iban: ({ iban }) => iban,
  currency: ({ currency }) => currency,
  lastBooked: ({ lastBookedOn }) => lastBookedOn,
};

export default class BankAccounts extends PlatenoCommand {
  static override upTo = 'banking' as const;
  static override summary = messages.bankAccountsSummary;
  static override examples = [
    '<%= config.bin %> bank accounts --merchant 7',
    '<%= config.bin %> bank accounts --json',
  ];
  static override flags = { merchant: idFlag({ summary: messages.merchantFlag }) };

  async run(): Promise<{ total: number; accounts: BankAccount[] }> {
    const { merchant: merchantId } = (await this.parse(BankAccounts)).flags;
    const page = await this.asOperator(async ({ ask }) =>
      pageOf(await ask(listBankAccounts, { query: { merchantId } })),
    );
    this.page(page, columns, messages.noBankAccounts);
    return { total: page.total, accounts: page.rows };
  }
}
