import { Flags } from '@oclif/core';
import { listMandates, mandateStates, type CardMandate } from '#contract/payments/card-mandates.ts';
import { idFlag } from '../../arguments.ts';
import { amountCell, timeCell } from '../../cells.ts';
import { PlatenoCommand } from '../../command.ts';
import { listFlagsOf, listQueryOf, pageOf } from '../../list-flags.ts';
import { messages } from '../../messages.ts';
import type { Columns } from '../../table.ts';

const columns: Columns<CardMandate> = {
  id: ({ id }) => id,
  agreed: ({ agreedAt }) => timeCell(agreedAt),
  merchant: ({ merchantId }) => merchantId,
  customer: ({ customerName }) => customerName,
  card: ({ brand, last4 }) => `${brand} ${last4}`,
  expires: ({ expiresOn }) => expiresOn,
  max: ({ maxAmount }) => amountCell(maxAmount),
  charged: ({ chargedThisMonth }) => amountCell(chargedThisMonth),
  currency: ({ currency }) => currency,
  state: ({ state, endedBy }) => (endedBy === null ? state : `${state} ${endedBy}`),
};

export default class MandatesList extends PlatenoCommand {
  static override upTo = 'payments' as const;
  static override summary = messages.mandatesListSummary;
  static override examples = [
    '<%= config.bin %> mandates list --merchant 7 --state ACTIVE',
    '<%= config.bin %> mandates list --customer 12 --json',
  ];
  static override flags = {
    ...listFlagsOf(listMandates),
    merchant: idFlag({ summary: messages.merchantFlag }),
    customer: idFlag({ summary: messages.mandateCustomerFlag }),
    state: Flags.option({ options: mandateStates })({ summary: messages.mandateStateFlag }),
  };

  async run(): Promise<{ total: number; mandates: CardMandate[] }> {
    const {
      merchant: merchantId,
      customer: customerId,
      state,
      ...list
    } = (await this.parse(MandatesList)).flags;
    const query = { ...listQueryOf(list), merchantId, customerId, state };
    const page = await this.asOperator(async ({ ask }) => pageOf(await ask(listMandates, { query })));
    this.page(page, columns, messages.noMandates);
    return { total: page.total, mandates: page.rows };
  }
}
