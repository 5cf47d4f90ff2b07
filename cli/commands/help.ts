import { Args, loadHelpClass } from '@oclif/core';
import { PlatenoCommand } from '../command.ts';
import { messages } from '../messages.ts';

const exitCodes: Readonly<Record<string, string>> = {
  0: messages.exitDone,
  1: messages.exitFailed,
  2: messages.exitUsage,
  3: messages.exitMissing,
  4: messages.exitRefused,
  5: messages.exitConflict,
  6: messages.exitPending,
  130: messages.exitInterrupted,
};

export default class Help extends PlatenoCommand {
  static override summary = messages.helpSummary;
  static override enableJsonFlag = false;
  static override strict = false;
  static override examples = ['<%= config.bin %> help merchants status', '<%= config.bin %> help exit-codes'];
  static override args = { command: Args.string({ description: messages.helpArgument }) };

  async run(): Promise<void> {
    const { argv } = await this.parse(Help);
    if (argv[0] === 'exit-codes') return this.facts(exitCodes);
    const HelpClass = await loadHelpClass(this.config);
    await new HelpClass(this.config, this.config.pjson.oclif.helpOptions).showHelp(argv.map(String));
  }
}
