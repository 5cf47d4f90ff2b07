import { Args, Flags } from '@oclif/core';
import { disputeKinds, disputeMoves } from '#sandbox/payments/dispute-moves.ts';
import { SandboxCommand } from '../../sandbox-command.ts';
import { messages } from '../../messages.ts';
import { tabbed } from '../../table.ts';

type Shown = Readonly<{ id: string; status: string; amount: number; currency: string; charge: string }>;

export default class SandboxDispute extends SandboxCommand {
  static override summary = messages.disputeSummary;
  static override examples = [
    '<%= config.bin %> sandbox dispute',
    '<%= config.bin %> sandbox dispute pi_3PqXyZ --open fraudulent',
    '<%= config.bin %> sandbox dispute du_1PqXyZ --move win',
    '<%= config.bin %> sandbox dispute pi_3PqXyZ --move escalate',
  ];
  static override args = { dispute: Args.string({ description: messages.disputeArgument }) };
  static override flags = {
    open: Flags.option({ options: disputeKinds })({ summary: messages.openFlag, exclusive: ['move'] }),
    move: Flags.option({ options: disputeMoves })({ summary: messages.moveFlag }),
  };

  async run(): Promise<{ disputes: readonly Shown[] }> {
    const { args, flags } = await this.parse(SandboxDispute);
    const { dispute: wanted } = args;
    const { open, move } = flags;
    if ((wanted === undefined) !== (move === undefined && open === undefined))
      this.error(messages.disputeAndMove, { exit: 2 });
    return this.withSandbox(async (control) => {
      const change = async (id: string) =>
        open === undefined ? control.moveDispute(id, move!) : control.openDispute(id, open);
      const found =
        wanted === undefined ? (await control.disputes()).map(({ body }) => body) : [await change(wanted)];
      const disputes = found.map(({ id, status, amount, currency, charge }): Shown => ({
        id,
        status,
        amount,
        currency,
        charge: typeof charge === 'string' ? charge : charge.id,
      }));
      for (const { id, status, amount, currency, charge } of disputes)
        this.log(tabbed([id, status, amount, currency, charge]));
      if (disputes.length === 0) this.log(messages.noDisputes);
      return { disputes };
    });
  }
}
