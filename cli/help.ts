import { format } from 'node:util';
import { CommandHelp, Help, type Command, type Interfaces } from '@oclif/core';
import { writeLineToFile } from './standard-output.ts';
import { inOperatorLanguage, topics, messages } from './messages.ts';

/** oclif's headings in the operator's language. */
const headings: Readonly<Record<string, string>> = {
  ALIASES: messages.headingAliases,
  ARGUMENTS: messages.headingArguments,
  COMMANDS: messages.headingCommands,
  DESCRIPTION: messages.headingDescription,
  EXAMPLES: messages.headingExamples,
  FLAGS: messages.headingFlags,
  'GLOBAL FLAGS': messages.headingGlobalFlags,
  TOPICS: messages.headingTopics,
  USAGE: messages.headingUsage,
};

type SectionBody = Parameters<Help['section']>[1];

const inWords = (text: string | undefined): string | undefined =>
  text
    ?.replace('(required)', `(${messages.required})`)
    .replace('[default: ', `[${messages.byDefault}: `)
    .replace('<options: ', `<${messages.oneOf}: `);

/** Examples first: readers look for them. */
class ExamplesFirst extends CommandHelp {
  override section(header: string, body: SectionBody): string {
    return super.section(headings[header] ?? header, body);
  }

  protected override flags(flags: Parameters<CommandHelp['flags']>[0]) {
    const named = flags.map((flag) =>
      flag.name === 'json' ? { ...flag, summary: messages.jsonFlag } : flag,
    );
    return super.flags(named)?.map(([label, text]): [string, string | undefined] => [label, inWords(text)]);
  }

  protected override sections() {
    const sections = super.sections();
    const isExamples = ({ header }: Readonly<{ header: string }>): boolean => header === 'EXAMPLES';
    return [...sections.filter(isExamples), ...sections.filter((section) => !isExamples(section))];
  }
}

type Described = { summary?: string | undefined; description?: string | undefined };

const translated = <T extends Described>(about: T): T => ({
  ...about,
  ...(about.summary !== undefined && { summary: inOperatorLanguage(about.summary) }),
  ...(about.description !== undefined && { description: inOperatorLanguage(about.description) }),
});

const translatedEach = <T extends Described>(all: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(all).map(([name, about]) => [name, translated(about)]));

/** A command of the manifest is in English; a loaded one is already in the operator's language. */
const inLanguage = (command: Command.Loadable): Command.Loadable => ({
  ...translated(command),
  args: translatedEach(command.args),
  flags: translatedEach(command.flags),
});

export default class PlatenoHelp extends Help {
  protected override CommandHelpClass = ExamplesFirst;

  protected override log(...lines: string[]): void {
    if (!writeLineToFile(() => format(...lines))) super.log(...lines);
  }

  override async showCommandHelp(command: Command.Loadable): Promise<void> {
    await super.showCommandHelp(inLanguage(command));
  }

  protected override formatTopic(topic: Interfaces.Topic): string {
    const description = topics[topic.name];
    return super.formatTopic(description === undefined ? topic : { ...topic, description });
  }

  protected override formatCommands(commands: Command.Loadable[]): string {
    return super.formatCommands(commands.map(inLanguage));
  }

  override section(header: string, body: SectionBody): string {
    return super.section(headings[header] ?? header, body);
  }

  override formatRoot(): string {
    const { bin, version } = this.config;
    return [
      `Plateno ${version}: ${messages.aboutPlateno}`,
      this.section('USAGE', `$ ${bin} ${messages.usage}`),
      messages.moreHelp,
    ].join('\n\n');
  }
}
