import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { commandClasses } from '#test/support/command-classes.ts';
import type { Cut } from '#test/support/database-relay.ts';
import { rows } from './commands/command-rows.ts';
import { openKilledCommands, type KilledCommands, type Made } from './commands/kill-commands.ts';
import { elsewhere, readers, recordedAgain } from './commands/other-commands.ts';
import { faultSeed } from './support/draw.ts';
import { seededRandom } from './support/random.ts';

const isLong = process.env['FAULTS'] === 'long';
const random = seededRandom(faultSeed);
const commands = [...(await commandClasses()).keys()];
const root = join(import.meta.dirname, '../..');

let killed: KilledCommands;
beforeAll(async () => {
  killed = await openKilledCommands();
});
afterAll(() => killed.stop());

test('every command is killed here, or named with the reason why it is not', () => {
  const known = [...Object.keys(rows), ...readers, ...Object.keys(elsewhere)];
  expect(known.toSorted()).toEqual(commands.toSorted());
});

/** The calls of the contract that a command's source imports. */
const callsOf = async (name: string): Promise<Endpoint[]> => {
  const source = await readFile(join(root, 'cli/commands', `${name.replaceAll(' ', '/')}.ts`), 'utf8');
  const imports = [...source.matchAll(/import \{([^}]*)\} from '(#contract\/[^']+)'/g)];
  const calls = imports.map(async ([, names, path]) => {
    const contract = (await import(path!)) as Record<string, unknown>;
    const values = names!.split(',').map((one) => contract[one.trim()]);
    return values.filter((value) => typeof value === 'object' && value !== null && 'keyUse' in value);
  });
  return (await Promise.all(calls)).flat() as Endpoint[];
};

test('a command that is said to change nothing has only calls that read', async () => {
  const writing: string[] = [];
  for (const name of readers)
    for (const { method, path, keyUse } of await callsOf(name))
      if (keyUse !== 'READS') writing.push(`${name}: ${method} ${path}`);
  expect(writing).toEqual([]);
});

/** Six commands in turn of the seed in the short form. */
const chosen = (): string[] => {
  const names = Object.keys(rows);
  if (isLong) return names;
  return Array.from({ length: 6 }, (_, place) => names[((faultSeed - 1) * 6 + place) % names.length]!);
};

/** Both sides of each commit and each sixth statement; in the short form one side of one of them. */
const cutsOf = (statements: readonly string[]): Cut[] => {
  const places = [...statements.keys()];
  const cuts = places.flatMap((place): Cut[] => {
    const isCommit = /^commit/i.test(statements[place]!) || place === statements.length - 1;
    if (isCommit)
      return [
        { place, moment: 'before' },
        { place, moment: 'after' },
      ];
    return place % 6 === 0 ? [{ place, moment: 'before' }] : [];
  });
  return isLong ? cuts : [cuts[Math.floor(random() * cuts.length)]!];
};

/** What was made, without the rows that each run records. */
const sumOf = (name: string, { added, files }: Made): string => {
  const once = Object.entries(added).filter(([table]) => !recordedAgain[name]?.includes(table));
  return JSON.stringify([Object.fromEntries(once), files]);
};

/** What two runs made beyond one: nothing, and the second succeeds or refuses as it does after a whole run. */
const oddities = (name: string, one: Made, two: Made, codes: readonly number[]): string[] => [
  ...(sumOf(name, two) === sumOf(name, one) ? [] : [`${sumOf(name, two)} instead of ${sumOf(name, one)}`]),
  ...(codes.includes(two.answer.code) ? [] : [`code ${two.answer.code}: ${two.answer.stderr}`]),
  ...two.found,
];

/** It asks for every open payment: it may have fewer statements the next time, and then ends before its death. */
const looksAtAll = 'payments reconcile';

test.each(chosen())(
  'a killed %s that is run again makes what one run makes, and the doctor is well',
  { timeout: 3_600_000 },
  async (name) => {
    const { twice, statements, ...whole } = await killed.whole(name);
    const refused = twice.answer.code;
    const found = oddities(name, whole, whole, [0]).map((line) => `whole: ${line}`);
    // Done already (5), or what it was done to is gone (3).
    found.push(...oddities(name, whole, twice, [0, 3, 5]).map((line) => `twice: ${line}`));
    for (const cut of cutsOf(statements)) {
      const made = await killed.killed(name, cut);
      const at = `${cut.moment} statement ${cut.place} of ${statements.length}`;
      const odd = [
        ...(made.isKilled || name === looksAtAll ? [] : ['it was not killed']),
        ...oddities(name, whole, made, [0, refused]),
      ];
      found.push(...odd.map((line) => `killed ${at}: ${line}`));
    }
    expect(found).toEqual([]);
  },
);
