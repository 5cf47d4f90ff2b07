import { Flags } from '@oclif/core';
import { listPayouts, payoutReviews, payoutStatuses, type Payout } from '#contract/payouts/payouts.ts';
import { idFlag } from '../../arguments.ts';
import { amountCell } from '../../cells.ts';
import { PlatenoCommand } from '../../command.ts';
import { listFlagsOf, listQueryOf, pageOf, periodFlags } from '../../list-flags.ts';
import { messages } from '../../messages.ts';
import type { Columns } from '../../table.ts';

const columns: Columns<Payout> = {
  id: ({ id }) => id,
  arrives: ({ arrivalOn }) => arrivalOn,
  merchant: ({ merchantName }) => merchantName,
  amount: ({ amount }) => amountCell(amount),
  currency: ({ currency }) => currency,
  status: ({ status }) => status,
  reconciliation: ({ reconciliation }) => reconciliation,
  payments: ({ content }) => content?.payments ?? null,
  failure: ({ failureCode }) => failureCode,
};

export default class PayoutsList extends PlatenoCommand {
  static override summary = messages.payoutsListSummary;
  static override examples = [
    '<%= config.bin %> payouts list --merchant 7 --json',
    '<%= config.bin %> payouts list --review DIFFERS',
  ];
  static override flags = {
    ...listFlagsOf(listPayouts),
    ...periodFlags,
    merchant: idFlag({ summary: messages.merchantFlag }),
    status: Flags.option({ options: payoutStatuses })({ summary: messages.stateFlag }),
    review: Flags.option({ options: payoutReviews })({ summary: messages.payoutReviewFlag }),
  };

  async run(): Promise<{ total: number; payouts: Payout[] }> {
    const { flags } = await this.parse(PayoutsList);
    const { merchant: merchantId, status, review, from, to, ...list } = flags;
    const query = { ...listQueryOf(list), merchantId, status, review, from, to };
    const page = await this.asOperator(async ({ ask }) => pageOf(await ask(listPayouts, { query })));
    this.page(page, columns, messages.noPayouts);
    return { total: page.total, payouts: page.rows };
  }
}
