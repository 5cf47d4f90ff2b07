import { Flags } from '@oclif/core';
import { recordState } from '#contract/imports.ts';
import { listItems, type Item } from '#contract/customers/items.ts';
import { currencies } from '#kernel/currency.ts';
import { idFlag } from '../../arguments.ts';
import { amountCell } from '../../cells.ts';
import { PlatenoCommand } from '../../command.ts';
import { listFlagsOf, listQueryOf, pageOf } from '../../list-flags.ts';
import type { Columns } from '../../table.ts';
import { messages } from '../../messages.ts';

const columns: Columns<Item> = {
  id: ({ id }) => id,
  merchant: ({ merchantId }) => merchantId,
  code: ({ code }) => code,
  name: ({ name }) => name,
  net: ({ net }) => amountCell(net),
  gross: ({ gross }) => amountCell(gross),
  currency: ({ currency }) => currency,
  rate: ({ rate }) => rate,
};

export default class ItemsList extends PlatenoCommand {
  static override upTo = 'customers' as const;
  static override summary = messages.itemsListSummary;
  static override examples = [
    '<%= config.bin %> items list --merchant 7',
    '<%= config.bin %> items list --merchant 7 --search хляб --json',
  ];
  static override flags = {
    ...listFlagsOf(listItems),
    merchant: idFlag({ summary: messages.merchantFlag }),
    state: Flags.option({ options: recordState.options })({ summary: messages.recordStateFlag }),
    currency: Flags.option({ options: currencies })({ summary: messages.currencyFlag }),
  };

  async run(): Promise<{ total: number; items: Item[] }> {
    const { merchant: merchantId, state, currency, ...list } = (await this.parse(ItemsList)).flags;
    const query = { ...listQueryOf(list), merchantId, state, currency };
    const page = await this.asOperator(async ({ ask }) => pageOf(await ask(listItems, { query })));
    this.page(page, columns, messages.noItems);
    return { total: page.total, items: page.rows };
  }
}
