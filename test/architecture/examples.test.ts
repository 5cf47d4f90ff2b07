import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Flags, Parser } from '@oclif/core';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { commandClasses, type CommandClass } from '#test/support/command-classes.ts';
import { callsOf, filled, platenoWordsOf } from '#test/support/documented-calls.ts';
import { readDocuments, shellLinesOf } from '#test/support/documents.ts';
import { callsIn, type Call } from '#test/support/shell-commands.ts';
import { operatorPrograms } from './operator-programs.ts';

const root = join(import.meta.dirname, '../..');
const commands = await commandClasses();
/** The command reference is generated from the commands, whose examples are tested below. */
const documents = (await readDocuments()).filter(({ text }) => !text.includes('<!-- commands -->'));
const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};
const { services } = parse(await readFile(join(root, 'compose.yaml'), 'utf8'), { merge: true }) as {
  services: Readonly<Record<string, object>>;
};

/** As the program reads them, `--json` among them. @throws Error for what is unknown, missing or not an option */
const parseWords = async (words: readonly string[], command: CommandClass): Promise<void> => {
  const { args = {}, flags = {}, baseFlags = {}, strict = true } = command;
  const known = { ...baseFlags, json: Flags.boolean(), ...flags };
  await Parser.parse([...words], { args, flags: known, strict } as never);
};

/** Checks only the flags, for a call that leaves values out (`…`). */
const checkFlags = (words: readonly string[], { flags = {} }: CommandClass): void => {
  const unknown = words.filter((word) => word.startsWith('--') && !(word.slice(2) in flags));
  if (unknown.length > 0) throw new Error(`unknown flags: ${unknown.join(', ')}`);
};

const isTopic = (name: string): boolean =>
  [...commands.keys()].some((command) => command.startsWith(`${name} `));

/** A command with arguments, or the bare name of a command or topic in running text. */
const checkPlateno = async (words: readonly string[]): Promise<void> => {
  const names = [3, 2, 1].map((count) => words.slice(0, count).join(' '));
  const name = names.find((candidate) => commands.has(candidate));
  const bare = words.join(' ');
  if (bare === name || isTopic(bare) || bare === '--help') return;
  if (name === undefined) throw new Error(`no command: plateno ${bare}`);
  if (words.includes('…')) return checkFlags(words, commands.get(name)!);
  await parseWords(filled(words.slice(name.split(' ').length)), commands.get(name)!);
};

/** Of npm itself; the others are scripts of package.json. */
const ofNpm = ['ci', 'prune', 'audit'];

const checkNpm = ([, verb, script]: Call): void => {
  if (ofNpm.includes(verb!)) return;
  const name = verb === 'run' ? script! : verb!;
  if (!(name in scripts)) throw new Error(`no script of package.json: ${name}`);
};

/** `docker compose run|exec|up|build … SERVICE COMMAND…`: the service is one of ours. */
const checkCompose = (call: Call): void => {
  const [verb, ...rest] = call.slice(2);
  const named = rest.filter((word) => !word.startsWith('-'));
  const asked = verb === 'run' || verb === 'exec' ? named.slice(0, 1) : named;
  for (const service of asked) if (!(service in services)) throw new Error(`no service: ${service}`);
};

const check = async (call: Call): Promise<void> => {
  const words = platenoWordsOf(call);
  if (words !== undefined) await checkPlateno(words);
  if (call[0] === 'npm') checkNpm(call);
  if (call[0] === 'docker') checkCompose(call);
  if (call[0] === 'node' && words === undefined) await access(join(root, call[1]!));
};

const checkLine = async (line: string): Promise<void> => {
  for (const call of callsIn(line)) await check(call);
};

const examples = [...commands.values()].flatMap(({ examples: given = [] }) =>
  given.map((example) => example.replaceAll('<%= config.bin %>', 'plateno')),
);

test('documents have commands for operators', () => {
  const calls = documents.flatMap(callsOf).filter((call) => platenoWordsOf(call) !== undefined);
  expect(calls.length).toBeGreaterThan(60);
});

test.for(documents.map((document) => [document.file, document] as const))(
  'every command of plateno and npm in %s exists and takes the flags and arguments that it is given',
  async ([, document]) => {
    const wrong: string[] = [];
    for (const call of callsOf(document))
      await check(call).catch((error: Error) => wrong.push(`${call.join(' ')}: ${error.message}`));
    expect(wrong).toEqual([]);
  },
);

test.for(examples)('the example "%s" of a command’s help is accepted by the command', async (example) => {
  await expect(checkLine(example)).resolves.toBeUndefined();
});

test('every other program of a shell block is on the list of programs that only a machine of an operator can run', () => {
  const ours = ['plateno', './plateno', 'npm', 'node', 'docker'];
  const others = documents
    .flatMap(({ text }) => shellLinesOf(text).flatMap(callsIn))
    .map(([program]) => program!);
  const unlisted = others.filter((program) => !ours.includes(program) && !(program in operatorPrograms));
  expect(unlisted).toEqual([]);
});
