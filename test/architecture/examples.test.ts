import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Flags, Parser } from '@oclif/core';
import { expect, test } from 'vitest';
import { commandClasses, type CommandClass } from '#test/support/command-classes.ts';

const commands = await commandClasses();
const examples = [...commands.values()].flatMap(({ examples: given = [] }) =>
  given.map((example) => example.replaceAll('<%= config.bin %>', 'plateno')),
);

const documents = ['README.md', 'docs/operations/deployment.md'].map((file) =>
  readFile(join(import.meta.dirname, '../..', file), 'utf8'),
);
const readme = (await Promise.all(documents)).join('\n');
const blocks = [...readme.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, block]) => block!.split('\n'));
const typed = blocks.map((line) => line.replace(/\s*# .*$/, '')).filter((line) => /\bplateno /.test(line));

/** Our own calls in a line of shell: pipes and substitutions part them, a redirection ends one. */
const callsIn = (example: string): string[][] =>
  example
    .split(/[|()]|&&/)
    .filter((part) => /\bplateno /.test(part))
    .map((part) => part.replace(/^.*?\bplateno |[<>].*$/g, ''))
    .map((call) => (call.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', '')));

/** As the program reads them, `--json` among them. @throws Error for what is unknown, missing or none of the values */
const read = async (messages: readonly string[], command: CommandClass): Promise<void> => {
  const { args = {}, flags = {}, baseFlags = {}, strict = true } = command;
  const known = { ...baseFlags, json: Flags.boolean(), ...flags };
  await Parser.parse([...messages], { args, flags: known, strict } as never);
};

const commandOf = (call: readonly string[]): string =>
  [call.slice(0, 2).join(' '), call[0]!].find((name) => commands.has(name)) ?? `none: ${call.join(' ')}`;

test('the readme has commands for operators', () => {
  expect(typed.length).toBeGreaterThan(8);
});

test('what the readme names is a command', () => {
  const named = [...readme.matchAll(/`plateno ([a-z][a-z -]*)/g)].map(([, call]) => call!.trim().split(' '));
  expect(named.map(commandOf).filter((name) => name.startsWith('none'))).toEqual([]);
});

test.for([...examples, ...typed])('%s', async (example) => {
  const calls = callsIn(example);
  expect(calls).not.toEqual([]);
  for (const call of calls) {
    const name = commandOf(call);
    expect([...commands.keys()]).toContain(name);
    await expect(read(call.slice(name.split(' ').length), commands.get(name)!)).resolves.toBeUndefined();
  }
});
