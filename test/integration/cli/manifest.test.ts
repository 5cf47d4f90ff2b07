import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isEveryRow } from '#test/support/every-row.ts';
import { runPlateno } from '#test/support/run-plateno.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const oclif = join(root, 'node_modules/.bin/oclif');
/** The installed program, with the manifest that a checkout lacks. */
let installed: string;

const environment = (language: string) => ({ PATH: process.env['PATH'], LANG: language, LC_ALL: language });
const oclifIn = (folder: string, args: readonly string[]) =>
  run(oclif, args, { cwd: folder, env: { ...environment('C'), HOME: folder } });
const say = async (folder: string, args: readonly string[], language = 'en_US.UTF-8'): Promise<string> => {
  const program = [join(folder, 'cli/run.ts'), ...args];
  const answer = await run(process.execPath, program, { env: environment(language) }).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  return `${answer.stdout}${answer.stderr}`;
};

beforeAll(async () => {
  installed = await mkdtemp(join(tmpdir(), 'plateno-installed-'));
  for (const copied of ['cli', 'package.json', 'docs/cli.md'])
    await cp(join(root, copied), join(installed, copied), { recursive: true });
  for (const linked of ['src', 'seeds', 'migrations', 'node_modules', 'knexfile.ts'])
    await symlink(join(root, linked), join(installed, linked));
  await oclifIn(installed, ['manifest', '.']);
});
afterAll(() => rm(installed, { recursive: true }));

test('the command reference equals oclif’s output; npm run docs:cli updates it', async () => {
  await oclifIn(installed, ['readme', '--readme-path', 'docs/cli.md', '--no-aliases']);
  const written = await readFile(join(installed, 'docs/cli.md'), 'utf8');
  expect(written).toBe(await readFile(join(root, 'docs/cli.md'), 'utf8'));
});

/** What a checkout says, which has no manifest: in English by the process of commands, whose language is fixed. */
const sayWithout = async (args: readonly string[], language: string): Promise<string> => {
  if (language !== 'en_US.UTF-8') return say(root, args, language);
  const { stdout, stderr } = await runPlateno({}, args);
  return `${stdout}${stderr}`;
};

const calls = [
  ['--help'],
  ['users', 'list', '--help'],
  ['help', 'exports'],
  ['users', 'lsit'],
  ['completion', 'bash'],
];

describe('with the manifest', () => {
  beforeAll(async () => {
    // Loading it is an error.
    const command = join(installed, 'cli/commands/doctor.ts');
    await writeFile(command, `throw new Error('loaded');\n${await readFile(command, 'utf8')}`);
    expect(await say(installed, ['doctor', '--since', '2026-11-01'])).toContain('loaded');
  });

  test.each([
    { language: 'en_US.UTF-8', calls },
    { language: 'bg_BG.UTF-8', calls: calls.slice(0, isEveryRow ? 2 : 1) },
  ])(
    'help, completion and usage errors are the same in $language without loading a command',
    async ({ language, calls }) => {
      for (const call of calls)
        expect(await say(installed, call, language)).toBe(await sayWithout(call, language));
    },
  );
});
