import { Args, Flags } from '@oclif/core';
import { payoutMoves } from '#sandbox/payouts/payout-moves.ts';
import { SandboxCommand } from '../../sandbox-command.ts';
import { messages } from '../../messages.ts';
import { tabbed } from '../../table.ts';

type Shown = Readonly<{ id: string; account: string; status: string; amount: number; currency: string }>;

export default class SandboxPayout extends SandboxCommand {
  static override summary = messages.sandboxPayoutSummary;
  static override examples = [
    '<%= config.bin %> sandbox payout',
    '<%= config.bin %> sandbox payout po_1PqXyZ --move fail',
  ];
  static override args = { payout: Args.string({ description: messages.sandboxPayoutArgument }) };
  static override flags = {
    move: Flags.option({ options: payoutMoves })({ summary: messages.sandboxPayoutMoveFlag }),
  };

  async run(): Promise<{ payouts: readonly Shown[] }> {
    const { args, flags } = await this.parse(SandboxPayout);
    const { payout: wanted } = args;
    const { move } = flags;
    if ((wanted === undefined) !== (move === undefined)) this.error(messages.sandboxIdAndMove, { exit: 2 });
    return this.withSandbox(async (control) => {
      if (wanted !== undefined && move !== undefined) await control.movePayout(wanted, move);
      const payouts = (await control.payouts())
        .filter(({ body }) => wanted === undefined || body.id === wanted)
        .map(({ account, body: { id, status, amount, currency } }): Shown => ({
          id,
          account,
          status,
          amount,
          currency,
        }));
      for (const { id, account, status, amount, currency } of payouts)
        this.log(tabbed([id, account, status, amount, currency]));
      if (payouts.length === 0) this.log(messages.sandboxNoPayouts);
      return { payouts };
    });
  }
}
