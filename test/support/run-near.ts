import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { changedFiles } from './changed-files.ts';
import { check } from './check.ts';
import { timeLine } from './closing-lines.ts';
import { cpuSeconds } from './cpu-seconds.ts';
import { readImportGraph } from './import-graph.ts';
import { nearTests, type NearTests } from './near-tests.ts';
import { root, runTool } from './run-tool.ts';
import { readSeconds } from './test-seconds.ts';

/**
 * `npm run test:near`: the check, and the tests of unit and integration that are nearest to what differs from the main
 * branch, within two minutes on two cores; `npm run test:near -- src/kernel/money.ts` for named files. Its end says what
 * is left out: it replaces no gate.
 */
const limit = 30 * availableParallelism();

const say = (...lines: readonly string[]): boolean => process.stdout.write(`${lines.join('\n')}\n`);

const runTests = async (chosen: readonly string[]): Promise<boolean> => {
  if (chosen.length === 0) return true;
  const needsDatabase = chosen.some((test) => test.startsWith('test/integration/'));
  // The star takes in components and time zones; the sandbox's tests are a project of their own.
  const projects = ['unit*', ...(needsDatabase ? ['integration'] : []), 'sandbox'];
  const args = ['run', ...projects.flatMap((name) => ['--project', name]), '--reporter=dot', ...chosen];
  return (await runTool({ name: 'tests', command: 'vitest', args }, true)).isGood;
};

const countsOf = (tests: readonly string[]): string => {
  const kinds = Object.groupBy(tests, (test) => test.split('/')[1]!);
  return Object.entries(kinds)
    .map(([kind, files]) => `${files!.length} of ${kind}`)
    .join(', ');
};

const leftOut = ({ beyond, otherKinds }: NearTests): string[] => [
  'Left out:',
  ...(beyond.length > 0 ? [`- farther from the change: ${countsOf(beyond)}`] : []),
  ...(otherKinds.length > 0 ? [`- other kinds that load the change: ${countsOf(otherKinds)}`] : []),
  '- browser tests, which import no screen: npx vitest run --project e2e FILE',
  '- the gate: npm test',
];

const { positionals } = parseArgs({ allowPositionals: true });
const changes = positionals.length > 0 ? { files: positionals } : await changedFiles();
if (changes.files === undefined) {
  say(`What has changed is unknown (${changes.unknown}): npm run test:near -- FILE…`);
  process.exitCode = 1;
} else {
  const near = nearTests(readImportGraph(root), changes.files, limit, await readSeconds());
  say(
    `${changes.files.length} changed files, ${near.chosen.length} test files: ${countsOf(near.chosen)}`,
    '',
  );
  const [outcomes, areTestsGood] = await Promise.all([check({ isWhole: false }), runTests(near.chosen)]);
  const isGood = areTestsGood && outcomes.every((outcome) => outcome.isGood);
  const use = { seconds: performance.now() / 1000, cpu: cpuSeconds(), cores: availableParallelism() };
  say('', ...leftOut(near), '', timeLine(use), isGood ? 'passed' : 'failed');
  process.exitCode = isGood ? 0 : 1;
}
