import { execFile } from 'node:child_process';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { commandClasses, type FlagRequest, type Request } from '#test/support/command-classes.ts';

const root = join(import.meta.dirname, '../..');
const commands = await commandClasses();

test('every command has a summary and an example', () => {
  expect(commands.size).toBeGreaterThan(3);
  const silent = [...commands].filter(([, { summary, examples = [] }]) => !summary || examples.length === 0);
  expect(silent.map(([name]) => name)).toEqual([]);
});

const valueOf = (name: string, { options }: Request): string => options?.join('|') ?? name;
const flagOf = (name: string, flag: FlagRequest): string => {
  const short = flag.char === undefined ? '' : `-${flag.char}, `;
  return `${short}--${name}${flag.type === 'boolean' ? '' : `=${valueOf('', flag)}`}`;
};
const inBrackets = (text: string, { required = false, multiple = false }: Request): string =>
  `${required ? text : `[${text}]`}${multiple ? '…' : ''}`;

test('the surface of the command line equals its snapshot', async () => {
  const lines = [...commands].map(([name, { flags = {}, args = {} }]) =>
    [
      'plateno',
      name,
      ...Object.entries(args).map(([arg, about]) => inBrackets(valueOf(arg, about), about)),
      ...Object.entries(flags).map(([flag, about]) => inBrackets(flagOf(flag, about), about)),
    ].join(' '),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./surface/cli.txt');
});

test('every command is run by a test of the command line', async () => {
  let tests = '';
  for await (const file of glob(join(root, 'test/{integration/cli,installation}/*.test.ts'))) {
    tests += (await readFile(file, 'utf8')).replace(/\s+/g, ' ');
  }
  const isTried = (name: string): boolean =>
    new RegExp(`\\[ ?'${name.replaceAll(' ', "', '")}'|\`${name} `).test(tests);
  expect([...commands.keys()].filter((name) => !isTried(name))).toEqual([]);
});

test('the launcher finds the commands', async () => {
  const { stdout } = await promisify(execFile)(join(root, 'plateno'), ['--help'], { cwd: root });
  expect(stdout).toContain('doctor');
});
