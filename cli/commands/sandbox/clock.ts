import { Flags } from '@oclif/core';
import { SandboxCommand } from '../../sandbox-command.ts';
import { fill, messages } from '../../messages.ts';

export default class SandboxClock extends SandboxCommand {
  static override summary = messages.clockSummary;
  static override examples = [
    '<%= config.bin %> sandbox clock --advance 86400',
    '<%= config.bin %> sandbox clock --reset',
  ];
  static override flags = {
    advance: Flags.integer({ min: 0, default: 0, summary: messages.advanceFlag, exclusive: ['reset'] }),
    reset: Flags.boolean({ summary: messages.resetFlag }),
  };

  async run(): Promise<{ time: string }> {
    const { advance, reset } = (await this.parse(SandboxClock)).flags;
    const seconds = await this.withSandbox((control) =>
      reset ? control.resetClock() : control.advanceClock(advance),
    );
    const time = new Date(seconds * 1_000).toISOString();
    this.log(fill(messages.clockIs, { time }));
    return { time };
  }
}
