import type * as z from 'zod';
import { getMerchant } from '#contract/merchants/merchants.ts';
import { listStatusHistory, type StatusChange } from '#contract/merchants/merchant-management.ts';
import { oneId } from '../../arguments.ts';
import { timeCell } from '../../cells.ts';
import { PlatenoCommand } from '../../command.ts';
import { messages } from '../../messages.ts';
import { tabbed } from '../../table.ts';

export default class MerchantsShow extends PlatenoCommand {
  static override upTo = 'merchants' as const;
  static override summary = messages.merchantShowSummary;
  static override examples = [
    '<%= config.bin %> merchants show 7',
    '<%= config.bin %> merchants show 7 --json',
  ];
  static override args = { merchant: oneId };

  async run(): Promise<z.output<typeof getMerchant.response> & { history: StatusChange[] }> {
    const { args } = await this.parse(MerchantsShow);
    const params = { id: args.merchant };
    const found = await this.asOperator(async ({ ask }) => {
      const merchant = await ask(getMerchant, { params });
      return { ...merchant, history: await ask(listStatusHistory, { params }) };
    });
    const { history, registrations, ...merchant } = found;
    this.facts(merchant);
    if (registrations.length > 1) {
      for (const { validFrom, vatRegistration, vatNumber } of registrations) {
        this.log(tabbed([validFrom, vatRegistration, vatNumber ?? '']));
      }
    }
    for (const { timestamp, from, to, actor, reason } of history) {
      this.log(tabbed([timeCell(timestamp), `${from ?? ''} → ${to}`.trim(), actor, reason ?? '']));
    }
    return found;
  }
}
