import { Errors, Flags } from '@oclif/core';
import { SandboxCommand } from '../../sandbox-command.ts';
import { fill, messages } from '../../messages.ts';

const secondsOf: Readonly<Record<string, number>> = { '': 1, s: 1, m: 60, h: 3_600, d: 86_400 };

/** `86400`, `90m`, `12h` and `3d` alike, in seconds. @throws CLIError for any other text */
const readDuration = async (typed: string): Promise<number> => {
  const [, count, unit = ''] = /^(\d{1,9})([smhd]?)$/.exec(typed) ?? [];
  if (count === undefined) throw new Errors.CLIError(messages.advanceUnreadable, { exit: 2 });
  return Number(count) * (secondsOf[unit] ?? 1);
};

export default class SandboxClock extends SandboxCommand {
  static override summary = messages.clockSummary;
  static override examples = [
    '<%= config.bin %> sandbox clock --advance 86400',
    '<%= config.bin %> sandbox clock --advance 3d',
    '<%= config.bin %> sandbox clock --reset',
  ];
  static override flags = {
    advance: Flags.custom<number>({ parse: readDuration })({
      summary: messages.advanceFlag,
      exclusive: ['reset'],
    }),
    reset: Flags.boolean({ summary: messages.resetFlag }),
  };

  async run(): Promise<{ time: string }> {
    const { advance = 0, reset } = (await this.parse(SandboxClock)).flags;
    const seconds = await this.withSandbox((control) =>
      reset ? control.resetClock() : control.advanceClock(advance),
    );
    const time = new Date(seconds * 1_000).toISOString();
    this.log(fill(messages.clockIs, { time }));
    return { time };
  }
}
