import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cut } from '#test/support/database-relay.ts';
import { differencesOf, openCutCalls, type CutCalls } from '#test/support/one-key/cut-calls.ts';
import { furtherSamples } from '#test/support/one-key/further-samples.ts';

let calls: CutCalls;
beforeAll(async () => {
  calls = await openCutCalls();
});
afterAll(() => calls.stop());

/** Calls whose sample needs a dispute at the provider; dispute-evidence.test.ts repeats them. */
const atProvider = ['POST /disputes/:id/evidence/save', 'POST /disputes/:id/evidence/submit'];

/** Each call loses its connection once, the calls in turn at each kind of statement: the fault tests take every one. */
const oneCut =
  (call: number) =>
  (count: number): Cut[] => {
    const commit = count - 1;
    const cuts: Cut[] = [
      { place: commit, moment: 'after' },
      { place: commit, moment: 'before' },
      { place: commit - 1, moment: 'after' },
      { place: call % count, moment: 'before' },
      { place: call % count, moment: 'after' },
    ];
    return [cuts[call % cuts.length]!];
  };

test('a call with a key happens once, whichever of its statements loses the connection', async () => {
  const only = process.env['ONLY'];
  const found: string[] = [];
  for (const [place, name] of calls.names.entries()) {
    if (atProvider.includes(name) || (only && !name.includes(only))) continue;
    found.push(...(await differencesOf(calls, name, oneCut(place))));
  }
  expect(found).toEqual([]);
});

test('each further sample belongs to a call that takes a key', () => {
  expect(
    [...atProvider, ...Object.keys(furtherSamples)].filter((name) => !calls.names.includes(name)),
  ).toEqual([]);
});
