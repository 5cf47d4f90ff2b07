import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root, runTool, type Outcome } from '#test/support/run-tool.ts';
import { mutations, type Mutation } from './mutations.ts';

/** What is not in the repository and is only read. */
const lent = ['node_modules', 'dist'];

/** The working copy once more, in a folder of its own, so that what is broken there is whole here. */
const copyHouse = async (): Promise<string> => {
  const house = await mkdtemp(join(tmpdir(), 'plateno-mutations-'));
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root });
  for (const file of new Set(listed.toString().split('\0').filter(Boolean))) {
    await mkdir(dirname(join(house, file)), { recursive: true });
    await cp(join(root, file), join(house, file)).catch(() => undefined);
  }
  for (const folder of lent) await symlink(join(root, folder), join(house, folder));
  return house;
};

type Tests = Readonly<{ project: string; files: readonly string[]; sentence?: string }>;

const runTests = (house: string, { project, files, sentence }: Tests): Promise<Outcome> => {
  const only = sentence === undefined ? [] : ['-t', sentence];
  const args = ['run', '--root', house, '--project', project, ...only, ...files];
  return runTool({ name: project, command: 'vitest', args });
};

/** @throws Error when the code no longer says what is to be changed: then the list must be mended */
const apply = async (house: string, { name, file, from, to }: Mutation): Promise<() => Promise<void>> => {
  const path = join(house, file);
  const text = await readFile(path, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`${name}: ${file} does not say so once`);
  await writeFile(
    path,
    text.replace(from, () => to),
  );
  return () => writeFile(path, text);
};

const expectGreenBefore = async (house: string): Promise<void> => {
  for (const [project, list] of Map.groupBy(mutations, (mutation) => mutation.project)) {
    const files = [...new Set(list.map(({ test }) => test))];
    const { isGood, output } = await runTests(house, { project, files });
    if (!isGood) throw new Error(`${project} is red before any mutation:\n${output}`);
  }
};

const house = await copyHouse();
const survivors: string[] = [];
try {
  await expectGreenBefore(house);
  for (const mutation of mutations) {
    const undo = await apply(house, mutation);
    const { name, project, test, sentence } = mutation;
    const { isGood: isMissed } = await runTests(house, { project, files: [test], sentence });
    await undo();
    if (isMissed) survivors.push(name);
    process.stdout.write(`${isMissed ? '✗ survived' : '✓ caught  '}  ${name} · ${test}\n`);
  }
} finally {
  await rm(house, { recursive: true });
}
process.stdout.write(
  `\n${mutations.length - survivors.length} of ${mutations.length} mutations are caught\n`,
);
process.exitCode = survivors.length === 0 ? 0 : 1;
