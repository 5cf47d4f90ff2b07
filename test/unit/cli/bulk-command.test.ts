import { globSync, readFileSync } from 'node:fs';
import type { Config, Interfaces } from '@oclif/core';
import { expect, test } from 'vitest';
import type { BulkCommand } from '../../../cli/bulk-command.ts';

const root = new URL('../../../cli/commands/', import.meta.url);
const files = globSync('**/*.ts', { cwd: root })
  .filter((file) => readFileSync(new URL(file, root), 'utf8').includes('extends BulkCommand'))
  .toSorted();

type Parsed = Readonly<{ argv: readonly unknown[]; flags: Readonly<Record<string, unknown>> }>;
type Options = Interfaces.Input<Record<string, unknown>, Record<string, unknown>, Record<string, unknown>>;
type Parses = Readonly<{ parse(options: Options): Promise<Parsed> }>;

/** Words of the commands that take another argument beside the ids. */
const words: Readonly<Record<string, readonly string[]>> = {
  'merchants/plan.ts': ['31', '32', 'GROWTH'],
  'merchants/status.ts': ['ACTIVE', '31', '32'],
};

const config = { runHook: async () => ({ successes: [], failures: [] }) } as unknown as Config;

test('there are bulk commands', () => {
  expect(files).toContain('links/cancel.ts');
});

test.each(files)('%s reads several ids and its flags', async (file) => {
  const { default: Command } = (await import(new URL(file, root).href)) as {
    default: Options & (new (argv: string[], config: Config) => BulkCommand);
  };
  const required = Object.entries(Command.flags ?? {}).flatMap(([name, flag]) =>
    (flag as { required?: boolean }).required === true ? [name] : [],
  );
  const values: Record<string, string> = { on: '2026-11-20', accountant: '7' };
  const flags = required.map((name) => `--${name}=${values[name] ?? 'x'}`);
  const given = words[file] ?? ['31', '32'];
  const command = new Command([...given, '--json', ...flags], config) as unknown as Parses;
  const parsed = await command.parse(Command);
  expect(parsed.argv).toEqual(given);
  expect(parsed.flags).toMatchObject({ json: true });
});
