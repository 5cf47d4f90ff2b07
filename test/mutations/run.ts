import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runTool } from '#test/support/run-tool.ts';
import { copyRepository, type MutatedCopy } from './mutated-copy.ts';
import type { Mutation } from './mutation.ts';
import { mutations } from './mutations.ts';

/** Each mutation with the test that catches it: `npm run test:mutations [-- --only WORDS …]`. */
const { values } = parseArgs({
  options: {
    /** Parts of mutations' names; the rows of the others stay in the table. */
    only: { type: 'string', multiple: true, default: [''] },
  },
});

type Result = Readonly<{ mutation: Mutation; isCaught: boolean; word: string; seconds: number }>;
const say = (text: string): boolean => process.stdout.write(`${text}\n`);

const tryMutation = async (copy: MutatedCopy, mutation: Mutation): Promise<Result> => {
  const { project, test, message } = mutation;
  const tests = { project, files: [test], message };
  const before = await copy.run(tests);
  const survived = (word: string, seconds = before.seconds): Result => ({
    mutation,
    isCaught: false,
    word,
    seconds,
  });
  if (before.complaint !== null) return survived(`failed before the mutation: ${before.complaint}`);
  if (before.ran === 0) return survived('no test has this title');
  try {
    const undo = await copy.apply(mutation);
    const { complaint, seconds } = await copy.run(tests);
    await undo();
    if (complaint === null) return survived('no test failed', seconds);
    return { mutation, isCaught: true, word: complaint, seconds };
  } catch (error) {
    return survived(String(error));
  }
};

const cell = (text: string): string => text.replaceAll('|', '\\|').slice(0, 160);
const file = join(import.meta.dirname, 'RESULTS.md');

const rowOf = ({ mutation: { name, test }, isCaught, word }: Result): string =>
  `| ${cell(name)} | ${isCaught ? 'caught' : 'SURVIVED'} | [${test}](../../${test}) | ${cell(word)} |`;

/** The results of this run, and for other mutations those of an earlier one. */
const tableOf = async (results: readonly Result[]): Promise<string> => {
  const earlier = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const rows = mutations.flatMap((mutation) => {
    const found = results.find((result) => result.mutation === mutation);
    if (found !== undefined) return [rowOf(found)];
    return earlier.filter((line) => line.startsWith(`| ${cell(mutation.name)} `));
  });
  const caught = rows.filter((row) => /\| caught +\|/.test(row)).length;
  return [
    '# Mutations, and the tests that catch them',
    '',
    `${caught} of ${mutations.length} are caught. \`npm run test:mutations\` writes this table: each test is green before, then one rule is`,
    'taken away in a copy of the repository, and the last column shows the failure of the test.',
    '',
    '| taken away | | by | which said |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
};

const chosen = mutations.filter(({ name }) => values.only.some((part) => name.includes(part)));
const copy = await copyRepository();
const results: Result[] = [];
try {
  for (const [place, mutation] of chosen.entries()) {
    const result = await tryMutation(copy, mutation);
    results.push(result);
    const verdict = result.isCaught ? '✓ caught  ' : '✗ survived';
    say(`${place + 1}/${chosen.length} ${verdict}  ${mutation.name} · ${result.word}`);
  }
} finally {
  await copy.remove();
}
const caught = results.filter(({ isCaught }) => isCaught).length;
say(`\n${caught} of ${results.length} mutations are caught`);
await writeFile(file, await tableOf(results));
await runTool({ name: 'format', command: 'oxfmt', args: [file] });
process.exitCode = caught === results.length ? 0 : 1;
