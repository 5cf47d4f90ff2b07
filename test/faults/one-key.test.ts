import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cut } from '#test/support/database-relay.ts';
import {
  differencesOf,
  openCutCalls,
  UndisturbedCall,
  type CutCalls,
} from '#test/support/one-key/cut-calls.ts';
import { atLength } from './support/scale.ts';

let calls: CutCalls;
beforeAll(async () => {
  calls = await openCutCalls();
});
afterAll(() => calls.stop());

/** Every sixth statement in the short form. */
const step = atLength(1, 6);
const everyCut = (count: number): Cut[] =>
  Array.from({ length: Math.ceil(count / step) }, (_, place) => place * step).flatMap((place) => [
    { place, moment: 'before' },
    { place, moment: 'after' },
  ]);

test(
  'connection lost at each statement of each call with a key: the call happens once',
  { timeout: 3_600_000 },
  async () => {
    const found: string[] = [];
    for (const name of calls.names) {
      await calls.make(name);
      const undisturbed = await UndisturbedCall.of(() => calls.make(name));
      found.push(...(await differencesOf(calls, name, undisturbed, everyCut)));
    }
    expect(found).toEqual([]);
  },
);
