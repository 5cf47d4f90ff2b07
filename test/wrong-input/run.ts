import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runTool } from '#test/support/run-tool.ts';
import { sumOf, tableOf, type Callers } from './report.ts';

/**
 * Wrong input for every operation of the served API description, as every role and with API keys:
 * `npm run test:wrong-input -- --calls 100000 --seed 7`. One call again: `--seed 7 --from 4711 --calls 1`. A run of the
 * whole length is written to RESULTS.md.
 */
const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '100000' },
    /** The same calls; a random seed unless given. */
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    from: { type: 'string', default: '0' },
    /** Calls of one installation; a new one follows, so that its records are there again. */
    piece: { type: 'string', default: '10000' },
    /** Fails when an answer takes longer than 2 s: only useful on an otherwise idle machine. */
    'quiet-machine': { type: 'boolean', default: false },
  },
});
const [calls, from, piece] = [Number(values.calls), Number(values.from), Number(values.piece)];
const wholeLength = 100_000;
process.env['WRONG_INPUT_SEED'] = values.seed;
process.env['WRONG_INPUT_QUIET'] = values['quiet-machine'] ? '1' : '0';
process.stdout.write(`seed ${values.seed}\n`);

type Kept = Readonly<{ callers: Callers; operations: number; wrong: number }>;
const folder = await mkdtemp(join(tmpdir(), 'plateno-wrong-input-'));
const kept: Kept[] = [];
let isGood = true;
for (let first = from; first < from + calls; first += piece) {
  const file = join(folder, `${first}.json`);
  process.env['WRONG_INPUT_FROM'] = String(first);
  process.env['WRONG_INPUT_CALLS'] = String(Math.min(piece, from + calls - first));
  process.env['WRONG_INPUT_KEPT'] = file;
  const args = ['run', '--project', 'wrong-input'];
  const run = await runTool({ name: 'wrong-input', command: 'vitest', args }, true);
  isGood &&= run.isGood;
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text !== undefined) kept.push(JSON.parse(text) as Kept);
}
await rm(folder, { recursive: true });

const callers = sumOf(kept.map((run) => run.callers));
const made = callers.reduce((sum, [, tally]) => sum + tally.calls, 0);
const wrong = kept.reduce((sum, run) => sum + run.wrong, 0);
const operations = Math.max(0, ...kept.map((run) => run.operations));
const summary = [
  `${made} calls of ${operations} operations, ${wrong} answered wrongly.`,
  '',
  tableOf('caller', callers),
].join('\n');
process.stdout.write(`\n${summary}\n`);
if (made >= wholeLength) {
  const results = join(import.meta.dirname, 'RESULTS.md');
  const day = new Date().toISOString().slice(0, 10);
  const command = `npm run test:wrong-input -- --calls ${calls} --seed ${values.seed}`;
  await writeFile(results, `# Wrong input\n\n\`${command}\`, ${day}: ${summary}\n`);
  await runTool({ name: 'format', command: 'oxfmt', args: [results] });
}
process.exitCode = isGood ? 0 : 1;
