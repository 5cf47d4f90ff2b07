import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failuresOf, type Report } from '#test/support/count-tests.ts';
import { root, runTool } from '#test/support/run-tool.ts';
import type { Mutation } from './mutation.ts';

/** Folders outside the repository; linked, because they are only read. */
const linked = ['node_modules', 'dist'];
/** What holds no sources, and secrets. */
const leftOut = new Set([...linked, 'var', '.git', '.env', 'secrets'].map((name) => join(root, name)));

export type Tests = Readonly<{ project: string; files: readonly string[]; message?: string }>;
/** @param complaint the first failure in one line; null without a failure */
type Outcome = Readonly<{ complaint: string | null; seconds: number; ran: number }>;

/** The title of the failed test, or the error of its file when the check of the invariants at its end failed. */
const complaintOf = (report: Report | undefined, output: string): string => {
  const lines = (failuresOf(report)[0] ?? output).split('\n');
  return (lines[1] ?? lines[0] ?? '').trim();
};

/** Tests that passed or failed; those that `-t` leaves out are skipped. */
const ranIn = ({ testResults }: Report): number =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed').length;

/** Copies the working copy into a temporary folder, where mutations are applied. */
export const copyRepository = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plateno-mutations-'));
  await cp(root, folder, { recursive: true, filter: (path) => !leftOut.has(path) });
  for (const name of linked) await symlink(join(root, name), join(folder, name));
  const reportFile = join(folder, 'report.json');

  return {
    run: async ({ project, files, message }: Tests): Promise<Outcome> => {
      await rm(reportFile, { force: true });
      const only = message === undefined ? [] : ['-t', message];
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
      const args = ['run', '--root', folder, '--project', project, ...reporters, ...only, ...files];
      const { isGood, seconds, output } = await runTool({ name: project, command: 'vitest', args });
      const text = await readFile(reportFile, 'utf8').catch(() => undefined);
      const report = text === undefined ? undefined : (JSON.parse(text) as Report);
      const ran = report === undefined ? 0 : ranIn(report);
      return { complaint: isGood ? null : complaintOf(report, output), seconds, ran };
    },
    /** @returns a function that reverts it. @throws Error when the code no longer contains the text to change */
    apply: async ({ file, from, to }: Mutation): Promise<() => Promise<void>> => {
      const path = join(folder, file);
      const text = await readFile(path, 'utf8');
      if (text.split(from).length !== 2)
        throw new Error(`${file} must contain the text exactly once: fix the list`);
      await writeFile(
        path,
        text.replace(from, () => to),
      );
      return () => writeFile(path, text);
    },
    remove: () => rm(folder, { recursive: true }),
  };
};
export type MutatedCopy = Awaited<ReturnType<typeof copyRepository>>;
