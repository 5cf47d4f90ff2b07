import { CommandHelp, Help } from '@oclif/core';
import { words } from './words.ts';

/** The headings of the library in the operator's language. */
const headings: Readonly<Record<string, string>> = {
  ALIASES: words.headingAliases,
  ARGUMENTS: words.headingArguments,
  COMMANDS: words.headingCommands,
  DESCRIPTION: words.headingDescription,
  EXAMPLES: words.headingExamples,
  FLAGS: words.headingFlags,
  'GLOBAL FLAGS': words.headingGlobalFlags,
  TOPICS: words.headingTopics,
  USAGE: words.headingUsage,
};

type SectionBody = Parameters<Help['section']>[1];

const inWords = (text: string | undefined): string | undefined =>
  text
    ?.replace('(required)', `(${words.required})`)
    .replace('[default: ', `[${words.byDefault}: `)
    .replace('<options: ', `<${words.oneOf}: `);

/** Examples first: they are what one looks for. */
class ExamplesFirst extends CommandHelp {
  override section(header: string, body: SectionBody): string {
    return super.section(headings[header] ?? header, body);
  }

  protected override flags(flags: Parameters<CommandHelp['flags']>[0]) {
    const named = flags.map((flag) => (flag.name === 'json' ? { ...flag, summary: words.jsonFlag } : flag));
    return super.flags(named)?.map(([label, text]): [string, string | undefined] => [label, inWords(text)]);
  }

  protected override sections() {
    const sections = super.sections();
    const isExamples = ({ header }: Readonly<{ header: string }>): boolean => header === 'EXAMPLES';
    return [...sections.filter(isExamples), ...sections.filter((section) => !isExamples(section))];
  }
}

export default class PlatenoHelp extends Help {
  protected override CommandHelpClass = ExamplesFirst;

  override section(header: string, body: SectionBody): string {
    return super.section(headings[header] ?? header, body);
  }

  override formatRoot(): string {
    const { bin, version } = this.config;
    return [
      `Plateno ${version}: ${words.aboutPlateno}`,
      this.section('USAGE', `$ ${bin} ${words.usage}`),
      words.moreHelp,
    ].join('\n\n');
  }
}
