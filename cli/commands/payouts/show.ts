import { getPayout, listPayoutLines, type Payout, type PayoutLine } from '#contract/payouts/payouts.ts';
import { oneId } from '../../arguments.ts';
import { amountCell, timeCell } from '../../cells.ts';
import { PlatenoCommand } from '../../command.ts';
import { pageOf } from '../../list-flags.ts';
import { messages } from '../../messages.ts';
import { tabbed } from '../../table.ts';

const size = 500;

export default class PayoutsShow extends PlatenoCommand {
  static override summary = messages.payoutShowSummary;
  static override examples = [
    '<%= config.bin %> payouts show 12',
    '<%= config.bin %> payouts show 12 --json',
  ];
  static override args = { payout: oneId };

  async run(): Promise<{ payout: Payout; lines: PayoutLine[] }> {
    const { args } = await this.parse(PayoutsShow);
    const params = { id: args.payout };
    const { payout, lines } = await this.asOperator(async ({ ask }) => {
      const found = await ask(getPayout, { params });
      const all: PayoutLine[] = [];
      for (let page = 0; ; page += 1) {
        const { rows } = pageOf(await ask(listPayoutLines, { params, query: { page, size } }));
        all.push(...rows);
        if (rows.length < size) return { payout: found, lines: all };
      }
    });
    const { content, ...facts } = payout;
    this.facts({ ...facts, ...content });
    for (const { at, kind, paymentId, gross, fee, platformFee, net, providerSource } of lines) {
      const amounts = [gross, fee, platformFee, net].map(amountCell);
      this.log(tabbed([timeCell(at), kind, paymentId ?? providerSource ?? '-', ...amounts]));
    }
    return { payout, lines };
  }
}
