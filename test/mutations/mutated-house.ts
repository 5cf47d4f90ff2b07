import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { failuresOf, type Report } from '#test/support/count-tests.ts';
import { root, runTool } from '#test/support/run-tool.ts';
import type { Mutation } from './mutations.ts';

/** What is not in the repository and is only read. */
const lent = ['node_modules', 'dist'];

export type Tests = Readonly<{ project: string; files: readonly string[]; message?: string }>;
/** @param complaint what failed first, in one line; null when nothing did */
type Outcome = Readonly<{ complaint: string | null; seconds: number; ran: number }>;

/** The sentence of the test, or what its file said when no test of it failed but the examination at its end. */
const complaintOf = (report: Report | undefined, output: string): string => {
  const lines = (failuresOf(report)[0] ?? output).split('\n');
  return (lines[1] ?? lines[0] ?? '').trim();
};

/** Tests that passed or failed; those that `-t` leaves out are skipped. */
const ranIn = ({ testResults }: Report): number =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed').length;

/** The working copy once more, in a folder of its own, so that what is broken there is whole here. */
export const copyHouse = async () => {
  const house = await mkdtemp(join(tmpdir(), 'plateno-mutations-'));
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root });
  for (const file of new Set(listed.toString().split('\0').filter(Boolean))) {
    await mkdir(dirname(join(house, file)), { recursive: true });
    await cp(join(root, file), join(house, file)).catch(() => undefined);
  }
  for (const folder of lent) await symlink(join(root, folder), join(house, folder));
  const reportFile = join(house, 'report.json');

  return {
    run: async ({ project, files, message }: Tests): Promise<Outcome> => {
      await rm(reportFile, { force: true });
      const only = message === undefined ? [] : ['-t', message];
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
      const args = ['run', '--root', house, '--project', project, ...reporters, ...only, ...files];
      const { isGood, seconds, output } = await runTool({ name: project, command: 'vitest', args });
      const text = await readFile(reportFile, 'utf8').catch(() => undefined);
      const report = text === undefined ? undefined : (JSON.parse(text) as Report);
      const ran = report === undefined ? 0 : ranIn(report);
      return { complaint: isGood ? null : complaintOf(report, output), seconds, ran };
    },
    /** @returns what undoes it. @throws Error when the code no longer says what is to be changed */
    apply: async ({ file, from, to }: Mutation): Promise<() => Promise<void>> => {
      const path = join(house, file);
      const text = await readFile(path, 'utf8');
      if (text.split(from).length !== 2)
        throw new Error(`${file} does not say so once: the list must be mended`);
      await writeFile(
        path,
        text.replace(from, () => to),
      );
      return () => writeFile(path, text);
    },
    remove: () => rm(house, { recursive: true }),
  };
};
export type MutatedHouse = Awaited<ReturnType<typeof copyHouse>>;
