import { Args } from '@oclif/core';
import { getBill, listBills, type BillDetails } from '#contract/billing/billing.ts';
import { oneId } from '../../arguments.ts';
import { amountCell } from '../../cells.ts';
import { PlatenoCommand } from '../../command.ts';
import { pageOf } from '../../list-flags.ts';
import { fill, messages } from '../../messages.ts';
import { tabbed } from '../../table.ts';

export default class BillsShow extends PlatenoCommand {
  static override summary = messages.billsShowSummary;
  static override examples = [
    '<%= config.bin %> bills show 7 2026-10',
    '<%= config.bin %> bills show 7 2026-10 --json',
  ];
  static override args = {
    merchant: oneId,
    month: Args.string({ required: true, ignoreStdin: true, description: messages.billMonthArgument }),
  };

  async run(): Promise<BillDetails> {
    const { merchant, month } = (await this.parse(BillsShow)).args;
    const bill = await this.asOperator(async ({ ask }) => {
      const query = { merchantId: merchant, month, page: 0, size: 1 };
      const [found] = pageOf(await ask(listBills, { query })).rows;
      if (found === undefined) return this.error(fill(messages.noBill, { merchant, month }), { exit: 4 });
      return ask(getBill, { params: { id: found.id } });
    });
    const { days, notes, ...facts } = bill;
    this.facts(facts);
    for (const { day, payments, fees } of days) this.log(tabbed([day, payments, amountCell(fees)]));
    for (const { invoiceNumber, amount } of notes)
      this.log(tabbed(['CREDIT_NOTE', invoiceNumber, amountCell(amount)]));
    return bill;
  }
}
