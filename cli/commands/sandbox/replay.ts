import { Args } from '@oclif/core';
import { SandboxCommand } from '../../sandbox-command.ts';
import { fill, messages } from '../../messages.ts';

export default class SandboxReplay extends SandboxCommand {
  static override summary = messages.replaySummary;
  static override examples = ['<%= config.bin %> sandbox replay evt_1PqXyZ'];
  static override args = { event: Args.string({ required: true, description: messages.eventArgument }) };

  async run(): Promise<{ event: string }> {
    const { event } = (await this.parse(SandboxReplay)).args;
    await this.withSandbox((control) => control.replayEvent(event));
    this.log(fill(messages.replayed, { event }));
    return { event };
  }
}
