import type * as z from 'zod';
import { listPlanPeriods } from '#contract/billing/own-plan.ts';
import { getMerchant } from '#contract/merchants/merchants.ts';
import { listStatusHistory, type StatusChange } from '#contract/merchants/merchant-management.ts';
import { oneId } from '../../arguments.ts';
import { timeCell } from '../../cells.ts';
import { PlatenoCommand } from '../../command.ts';
import { messages } from '../../messages.ts';
import { tabbed } from '../../table.ts';

type Plans = z.output<typeof listPlanPeriods.response>;

export default class MerchantsShow extends PlatenoCommand {
  static override upTo = 'merchants' as const;
  static override summary = messages.merchantShowSummary;
  static override examples = [
    '<%= config.bin %> merchants show 7',
    '<%= config.bin %> merchants show 7 --json',
  ];
  static override args = { merchant: oneId };

  async run(): Promise<z.output<typeof getMerchant.response> & { history: StatusChange[]; plans: Plans }> {
    const { args } = await this.parse(MerchantsShow);
    const params = { id: args.merchant };
    const found = await this.asOperator(async ({ ask }) => {
      const merchant = await ask(getMerchant, { params });
      const history = await ask(listStatusHistory, { params });
      return { ...merchant, history, plans: await ask(listPlanPeriods, { params }) };
    });
    const { history, registrations, plans, ...merchant } = found;
    this.facts({ ...merchant, 'plan state': plans.state });
    for (const { plan, kind, from, until, chosenBy, reason } of plans.periods.toReversed()) {
      this.log(tabbed([`${from} … ${until ?? ''}`.trim(), `${plan} ${kind}`, chosenBy, reason ?? '']));
    }
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
