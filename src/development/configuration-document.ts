import * as z from 'zod';
import { chapters, environment, type VariableName } from '#platform/config-variables.ts';
import { outsideVariables } from '#platform/config-variables/outside-variables.ts';
import { variables } from '#platform/config-variables/variable.ts';

type Entry = Readonly<{
  name: VariableName;
  default: string | undefined;
  /** The default of the schema itself. */
  value: string | undefined;
  example: string;
  meaning: string;
  isRequired: boolean;
  isSecret: boolean;
}>;

const { properties = {} } = z.toJSONSchema(environment, { io: 'input', unrepresentable: 'any' });

const optionsOf = (name: VariableName): readonly string[] => {
  const schema = properties[name];
  return typeof schema === 'object' && Array.isArray(schema.enum) ? schema.enum.map(String) : [];
};

const capitalized = (text: string): string => `${text[0]!.toUpperCase()}${text.slice(1)}`;

const entryOf = (name: VariableName): Entry => {
  const schema = environment.shape[name];
  const about = variables.get(schema)!;
  const unset = schema.safeParse(undefined);
  const value = unset.data === undefined ? undefined : String(unset.data);
  const options = optionsOf(name).map((option) => `\`${option}\``);
  const choice = options.length > 0 ? [`One of ${options.join(', ')}.`] : [];
  return {
    name,
    value,
    default: about.defaultText ?? value,
    example: about.example,
    meaning: [`${capitalized(about.description)}.`, ...choice, about.details ?? []].flat().join(' '),
    isRequired: !unset.success || about.isRequiredInProduction === true,
    isSecret: about.isSecret === true,
  };
};

const entriesByChapter: readonly (readonly [title: string, entries: readonly Entry[]])[] = Object.entries(
  chapters,
).map(([title, shape]) => [title, (Object.keys(shape) as VariableName[]).map(entryOf)]);

const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const rowOf = ({ name, isRequired, isSecret, meaning, ...entry }: Entry): string =>
  row([
    `\`${name}\``,
    entry.default ?? '–',
    isRequired ? 'yes' : 'no',
    isSecret ? `\`${name}_FILE\`` : '–',
    isRequired ? `${meaning} Example: ${entry.example}` : meaning,
  ]);

const introduction = `# Configuration

<!-- Written by \`npm run docs:config\` from src/platform/config-variables. -->

Server, worker and command line read these environment variables once, when they start. An empty variable counts as
unset. [.env.example](../.env.example) has all of them to fill in.

\`plateno config check\` lists everything that is wrong at once: each missing variable with its meaning and an example,
each file, folder, program, interface and database that is missing or cannot be used, also a machine without a browser to
print with. It says what production should change, and which other servers do not respond (\`!\`).
\`plateno config print\` shows what is in force, secrets masked.

In development nothing is required: \`npm start\` brings what is not set. "Required" below is for production.

A secret, or a URL that holds a password, may come as a file: \`X_FILE\` names it, and its first line is the value of
\`X\`. Setting both is an error.`;

const outside = `## Read outside the configuration

The development installation, the terminal, the tests and the OpenTelemetry packages read these; \`config check\` does
not. Those of a sandbox that runs by itself are in [its README](../src/sandbox/README.md).`;

/** Content of `docs/configuration.md`. */
export const configurationDocument = (): string => {
  const head = [row(['variable', 'default', 'required', 'as a file', 'meaning']), row(Array(5).fill('---'))];
  const tables = entriesByChapter.map(([title, entries]) =>
    [`## ${title}`, '', ...head, ...entries.map(rowOf)].join('\n'),
  );
  const rest = [
    row(['variable', 'default', 'meaning']),
    row(Array(3).fill('---')),
    ...outsideVariables.map((one) => row([`\`${one.name}\``, one.default, one.meaning])),
  ].join('\n');
  return `${[introduction, ...tables, outside, rest].join('\n\n')}\n`;
};

const width = 110;

/** Plain text wrapped into comment lines. */
const comment = (markdown: string): string => {
  const plain = markdown.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('`', '');
  const lines = [''];
  for (const word of plain.split(' ')) {
    const longer = `${lines.at(-1)!} ${word}`;
    if (longer.length + 1 > width) lines.push(` ${word}`);
    else lines[lines.length - 1] = longer;
  }
  return lines.map((line) => `#${line}`).join('\n');
};

/** Quoted so that a shell, systemd and compose read the same value. */
const quoted = (value: string): string => (/^[\w@%+=:,./-]*$/.test(value) ? value : `"${value}"`);

const lineOf = ({ name, isRequired, isSecret, meaning, ...entry }: Entry): string => {
  const usual = isRequired
    ? `Required in production. Example: ${entry.example}.`
    : `Default: ${entry.default ?? 'none'}.`;
  const file = isSecret ? [`As a file: ${name}_FILE.`] : [];
  const line = isRequired ? `${name}=` : `# ${name}=${quoted(entry.value ?? entry.example)}`;
  return `${comment([meaning, usual, ...file].join(' '))}\n${line}`;
};

/** Content of `.env.example`. */
export const environmentExample = (): string => {
  const head = comment(
    'Written by npm run docs:config from src/platform/config-variables. Copy it to a file that only the operator and the program may read, and fill it in. Nothing reads it by itself: systemd takes it as EnvironmentFile, a shell by "set -a && . FILE", and compose.yaml takes the variables that it names from .env. A line without # is required in production. docs/configuration.md says the same as tables.',
  );
  const parts = entriesByChapter.map(([title, entries]) =>
    [`# ${'-'.repeat(10)} ${title}`, ...entries.map(lineOf)].join('\n\n'),
  );
  return `${[head, ...parts].join('\n\n')}\n`;
};
