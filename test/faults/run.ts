import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { countOf, failuresOf, type Count, type Report } from '#test/support/count-tests.ts';
import { runTool } from '#test/support/run-tool.ts';

/**
 * The fault tests: `npm run test:faults [-- --seed 7] [-- --seeds 10] [-- FILE …]`. A seed determines the order of
 * the files and of shuffled events, the moments of faults, and the amounts; several seeds run one after another and
 * end in a table.
 */
const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' }, seeds: { type: 'string', default: '1' } },
});
const [first, times] = [Number(values.seed), Number(values.seeds)];
process.env['FAULTS'] ??= 'long';
const isDirect = process.env['FAULTS_ROUTING'] === 'direct';
const results = join(import.meta.dirname, isDirect ? 'RESULTS-direct.md' : 'RESULTS.md');

type Run = Readonly<{ seed: number; count: Count; seconds: number; failures: readonly string[] }>;

const runWith = async (seed: number, folder: string): Promise<Run> => {
  process.env['FAULTS_SEED'] = String(seed);
  const file = join(folder, `${seed}.json`);
  const order = ['--sequence.shuffle.files', `--sequence.seed=${seed}`];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const args = ['run', '--project', 'faults', ...order, ...reporters, ...files];
  const { isGood, seconds } = await runTool({ name: 'faults', command: 'vitest', args }, true);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const report = text === undefined ? undefined : (JSON.parse(text) as Report);
  return { seed, count: countOf(report, isGood), seconds, failures: failuresOf(report) };
};

const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;

const tableOf = (runs: readonly Run[]): string =>
  [
    '| seed | passed | failed | minutes |',
    '| ---: | ---: | ---: | ---: |',
    ...runs.map(
      ({ seed, count: { passed, failed }, seconds }) =>
        `| ${seed} | ${passed} | ${failed} | ${minutes(seconds)} |`,
    ),
  ].join('\n');

const runs: Run[] = [];
const keep = async (): Promise<void> => {
  const day = new Date().toISOString().slice(0, 10);
  const asked = ['--seed', first, '--seeds', times, ...files].join(' ');
  const routing = isDirect ? 'FAULTS_ROUTING=direct ' : '';
  const command = `${routing}FAULTS=${process.env['FAULTS']} npm run test:faults -- ${asked}`;
  await writeFile(results, `# Seed after seed\n\n\`${command}\`, ${day}:\n\n${tableOf(runs)}\n`);
  await runTool({ name: 'format', command: 'oxfmt', args: [results] });
};
const folder = await mkdtemp(join(tmpdir(), 'plateno-faults-'));
for (let seed = first; seed < first + times; seed += 1) {
  runs.push(await runWith(seed, folder));
  // Saved after each seed: an interrupted run keeps its results.
  if (times >= 10) await keep();
}
await rm(folder, { recursive: true });
for (const failure of runs.flatMap(({ failures }) => failures)) process.stdout.write(`\n✗ ${failure}\n`);
if (times > 1) process.stdout.write(`\n${tableOf(runs)}\n`);
process.exitCode = runs.every(({ count: { passed, failed } }) => passed > 0 && failed === 0) ? 0 : 1;
