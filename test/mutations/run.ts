import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runTool } from '#test/support/run-tool.ts';
import { copyHouse, type MutatedHouse } from './mutated-house.ts';
import { mutations, type Mutation } from './mutations.ts';

/** Each loss beside the test that misses it: `npm run test:mutations [-- --only WORDS …]`. */
const { values } = parseArgs({
  options: {
    /** Parts of mutations' names; the rows of the others stay in the table as they are. */
    only: { type: 'string', multiple: true, default: [''] },
  },
});

type Result = Readonly<{ mutation: Mutation; isCaught: boolean; word: string; seconds: number }>;
const say = (text: string): boolean => process.stdout.write(`${text}\n`);

const examine = async (house: MutatedHouse, mutation: Mutation): Promise<Result> => {
  const { project, test, message } = mutation;
  const tests = { project, files: [test], message };
  const before = await house.run(tests);
  const survived = (word: string, seconds = before.seconds): Result => ({
    mutation,
    isCaught: false,
    word,
    seconds,
  });
  if (before.complaint !== null) return survived(`red before anything was taken away: ${before.complaint}`);
  if (before.ran === 0) return survived('no test has this sentence');
  try {
    const undo = await house.apply(mutation);
    const { complaint, seconds } = await house.run(tests);
    await undo();
    if (complaint === null) return survived('nobody missed it', seconds);
    return { mutation, isCaught: true, word: complaint, seconds };
  } catch (error) {
    return survived(String(error));
  }
};

const cell = (text: string): string => text.replaceAll('|', '\\|').slice(0, 160);
const file = join(import.meta.dirname, 'RESULTS.md');

const rowOf = ({ mutation: { name, test }, isCaught, word }: Result): string =>
  `| ${cell(name)} | ${isCaught ? 'caught' : 'SURVIVED'} | [${test}](../../${test}) | ${cell(word)} |`;

/** What this run has found, and for the others what an earlier one has. */
const tableOf = async (results: readonly Result[]): Promise<string> => {
  const earlier = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const rows = mutations.flatMap((mutation) => {
    const found = results.find((result) => result.mutation === mutation);
    if (found !== undefined) return [rowOf(found)];
    return earlier.filter((line) => line.startsWith(`| ${cell(mutation.name)} `));
  });
  const caught = rows.filter((row) => /\| caught +\|/.test(row)).length;
  return [
    '# What the campaign misses when it is taken away',
    '',
    `${caught} of ${mutations.length} are caught. \`npm run test:mutations\` writes this table: each test is green before, then one thing is`,
    'taken away from a copy of the house, and what the test says then stands in the last column.',
    '',
    '| taken away | | by | which said |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
};

const chosen = mutations.filter(({ name }) => values.only.some((messages) => name.includes(messages)));
const house = await copyHouse();
const results: Result[] = [];
try {
  for (const [place, mutation] of chosen.entries()) {
    const result = await examine(house, mutation);
    results.push(result);
    const verdict = result.isCaught ? '✓ caught  ' : '✗ survived';
    say(`${place + 1}/${chosen.length} ${verdict}  ${mutation.name} · ${result.word}`);
  }
} finally {
  await house.remove();
}
const caught = results.filter(({ isCaught }) => isCaught).length;
say(`\n${caught} of ${results.length} mutations are caught`);
await writeFile(file, await tableOf(results));
await runTool({ name: 'format', command: 'prettier', args: ['--write', file] });
process.exitCode = caught === results.length ? 0 : 1;
