import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { changedFiles, isSandboxChanged } from './changed-files.ts';
import { check } from './check.ts';
import { chosenLines, retriedLines, slowestLines, timeLine } from './closing-lines.ts';
import { countOf, failuresOf, one, sumOf } from './count-tests.ts';
import type { Count, Report } from './count-tests.ts';
import { cpuSeconds } from './cpu-seconds.ts';
import { allInstallationTests, installationTests } from './installation-tests.ts';
import { runTool } from './run-tool.ts';
import { keepSeconds } from './test-seconds.ts';

/**
 * `npm test`, the gate; with `--all` (`npm run test:all`) also the tests of the sandbox and of the installation when
 * nothing of these has changed, the whole matrix of the browser tests, every row of tests that take one of each kind, and
 * the fault tests in their short form.
 */
const { all: isAll } = parseArgs({ options: { all: { type: 'boolean', default: false } } }).values;
const failures: string[] = [];
const counts: Count[] = [];
const lines: string[] = [];
const reports: (Report | undefined)[] = [];
const folder = await mkdtemp(join(tmpdir(), 'plateno-results-'));

/** Shows the stage when it begins, and keeps its counts and its time for the end. */
const stage = async (name: string, work: () => Promise<Count[]>): Promise<void> => {
  process.stdout.write(`\n── ${name} ──\n`);
  const start = performance.now();
  const found = await work();
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  counts.push(...found);
  const [passed, failed] = [sumOf(found, 'passed'), sumOf(found, 'failed')];
  lines.push(`${name.padEnd(24)}${seconds.padStart(5)} s  ${passed} passed, ${failed} failed`);
};

/**
 * Workers per core: tests on a database and in a browser wait for a good part of their time. With more of them the whole run
 * takes longer and a quarter more processor time.
 */
const workersPerCore = new Map([
  ['integration', 1.5],
  ['e2e', 1],
  ['walks', 1],
]);

const workersFor = (project: string): string[] => [
  `--maxWorkers=${Math.ceil(availableParallelism() * (workersPerCore.get(project) ?? 1))}`,
];

/** Runs test projects of vitest.config.ts in one run. @param files the files or folders to run; all unless given */
const runProjects = (names: readonly string[], files: readonly string[] = []): Promise<void> =>
  stage(names.join(', ').replaceAll('*', ''), async () => {
    const file = join(folder, `${names[0]!.replace('*', '')}.json`);
    const projects = names.flatMap((name) => ['--project', name]);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const args = ['run', ...projects, ...reporters, ...workersFor(names[0]!), ...files];
    const { isGood } = await runTool({ name: names[0]!, command: 'vitest', args }, true);
    const text = await readFile(file, 'utf8').catch(() => undefined);
    const report = text === undefined ? undefined : (JSON.parse(text) as Report);
    reports.push(report);
    failures.push(...failuresOf(report));
    return [countOf(report, isGood)];
  });

const buildWeb = (): Promise<void> =>
  stage('web', async () => {
    const args = ['src/development/build-web.ts'];
    return [one((await runTool({ name: 'web', command: 'node', args }, true)).isGood)];
  });

if (isAll) Object.assign(process.env, { BROWSERS: 'all', ROWS: 'all' });
const changes = await changedFiles();
const withSandbox = isAll || isSandboxChanged(changes);
const ofInstallation = allInstallationTests();
const installation = isAll ? ofInstallation : installationTests(changes, ofInstallation);
const isInBrowser = (path: string): boolean => path.endsWith('.browser.test.ts');
const installedInBrowser = installation.filter(isInBrowser);
const installed = installation.filter((path) => !isInBrowser(path));

const onServer = (): Promise<void> =>
  runProjects(
    ['integration', ...(withSandbox ? ['sandbox'] : []), ...(installed.length > 0 ? ['installation'] : [])],
    ['test/integration/', 'test/unit/sandbox/', ...installed],
  );
// The walks take in the browser tests of the installation.
const inBrowser = (): Promise<void> => {
  if (isAll) return runProjects(['walks']);
  return runProjects(
    ['e2e', ...(installedInBrowser.length > 0 ? ['installation-browser'] : [])],
    ['test/e2e/', ...installedInBrowser],
  );
};

const checkAll = (): Promise<void> =>
  stage('check', async () => (await check({ isWhole: true })).map(({ isGood }) => one(isGood)));

// The star takes in the time zones. The tests on a server and in a browser wait for a third of their time: side by
// side they keep the cores busy, and they begin when the tools of the check no longer do.
const unitTests = runProjects(['unit*']);
await Promise.all([checkAll(), buildWeb()]);
await Promise.all([unitTests, onServer(), inBrowser()]);
if (isAll) {
  process.env['FAULTS'] ??= 'short';
  await runProjects(['faults']);
}
await rm(folder, { recursive: true });
await keepSeconds(reports);

const [passed, failed] = [sumOf(counts, 'passed'), sumOf(counts, 'failed')];
const seconds = performance.now() / 1000;
const print = (...text: readonly string[]): boolean => process.stdout.write(`\n${text.join('\n')}\n`);
for (const failure of failures) print(`✗ ${failure}`);
print(...slowestLines(reports));
print(...retriedLines(reports));
print(
  ...lines,
  timeLine({ seconds, cpu: cpuSeconds(), cores: availableParallelism() }),
  ...chosenLines({ isAll, changes, withSandbox, installation, ofInstallation: ofInstallation.length }),
);
print(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
