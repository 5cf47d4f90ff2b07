import { Args, loadHelpClass } from '@oclif/core';
import { PlatenoCommand } from '../command.ts';
import { words } from '../words.ts';

const exitCodes: Readonly<Record<string, string>> = {
  0: words.exitDone,
  1: words.exitFailed,
  2: words.exitUsage,
  3: words.exitMissing,
  4: words.exitRefused,
  5: words.exitConflict,
  130: words.exitInterrupted,
};

export default class Help extends PlatenoCommand {
  static override summary = words.helpSummary;
  static override enableJsonFlag = false;
  static override strict = false;
  static override examples = ['<%= config.bin %> help merchants status', '<%= config.bin %> help exit-codes'];
  static override args = { command: Args.string({ description: words.helpArgument }) };

  async run(): Promise<void> {
    const { argv } = await this.parse(Help);
    if (argv[0] === 'exit-codes') return this.facts(exitCodes);
    const HelpClass = await loadHelpClass(this.config);
    await new HelpClass(this.config, this.config.pjson.oclif.helpOptions).showHelp(argv.map(String));
  }
}
