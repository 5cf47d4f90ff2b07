import { Flags } from '@oclif/core';
import { bankLineStates, listBankLines, type BankLine } from '#contract/banking/bank-lines.ts';
import { idFlag } from '../../arguments.ts';
import { amountCell } from '../../cells.ts';
import { PlatenoCommand } from '../../command.ts';
import { listFlagsOf, listQueryOf, pageOf, periodFlags } from '../../list-flags.ts';
import { messages } from '../../messages.ts';
import type { Columns } from '../../table.ts';

const columns: Columns<BankLine> = {
  id: ({ id }) => id,
  booked: ({ bookedOn }) => bookedOn,
  merchant: ({ merchantName }) => merchantName,
  amount: ({ amount }) => amountCell(amount),
  currency: ({ currency }) => currency,
  state: ({ state, asideReason }) => (asideReason === null ? state : `${state} ${asideReason}`),
  name: ({ name }) => name,
  text: ({ text }) => text,
  rest: ({ rest }) => amountCell(rest),
};

export default class BankLines extends PlatenoCommand {
  static override upTo = 'banking' as const;
  static override summary = messages.bankLinesSummary;
  static override examples = [
    '<%= config.bin %> bank lines --merchant 7 --state NEW',
    '<%= config.bin %> bank lines --state TO_RETURN --json',
  ];
  static override flags = {
    ...listFlagsOf(listBankLines),
    ...periodFlags,
    merchant: idFlag({ summary: messages.merchantFlag }),
    state: Flags.option({ options: bankLineStates })({ summary: messages.bankStateFlag }),
  };

  async run(): Promise<{ total: number; lines: BankLine[] }> {
    const { merchant: merchantId, state, from, to, ...list } = (await this.parse(BankLines)).flags;
    const query = { ...listQueryOf(list), merchantId, state, from, to };
    const page = await this.asOperator(async ({ ask }) => pageOf(await ask(listBankLines, { query })));
    this.page(page, columns, messages.noBankLines);
    return { total: page.total, lines: page.rows };
  }
}
