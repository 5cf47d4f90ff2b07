import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const commandsFolder = join(root, 'cli/commands');

type CommandClass = Readonly<{
  flags?: Readonly<Record<string, { type: string; char?: string }>>;
  args?: Readonly<Record<string, unknown>>;
  summary?: string;
  examples?: readonly string[];
}>;

const files = (await readdir(commandsFolder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(commandsFolder.length + 1))
  .toSorted();

const load = async (file: string): Promise<CommandClass> =>
  ((await import(join(commandsFolder, file))) as { default: CommandClass }).default;

test('every command says what it does and gives an example', async () => {
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const { summary, examples } = await load(file);
    expect({ file, summary: Boolean(summary), examples: Boolean(examples?.length) }).toEqual({
      file,
      summary: true,
      examples: true,
    });
  }
});

test('the surface of the command line changes knowingly', async () => {
  const lines: string[] = [];
  for (const file of files) {
    const { flags = {}, args = {} } = await load(file);
    const name = file.replace(/\.ts$/, '').replaceAll('/', ' ');
    lines.push(
      `plateno ${[name, ...Object.keys(args), ...Object.keys(flags).map((flag) => `--${flag}`)].join(' ')}`,
    );
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./surface/cli.txt');
});

test('the launcher finds the commands', async () => {
  const { stdout } = await promisify(execFile)(join(root, 'plateno'), ['--help'], { cwd: root });
  expect(stdout).toContain('doctor');
});
