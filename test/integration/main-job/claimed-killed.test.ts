import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CutCalls } from '#test/support/one-key/cut-calls.ts';
import { differencesWhenKilled, openKilledCalls } from '#test/support/one-key/killed-calls.ts';

let calls: CutCalls;
beforeAll(async () => {
  calls = await openKilledCalls();
});
afterAll(() => calls.stop());

/** The fault tests take every claimed call. */
const some = ['POST /merchants/register', 'POST /auth/login/second'];

test.each(some)(
  '%s repeated after its process died around the commit ends as it would have, and happens once',
  async (name) => expect(await differencesWhenKilled(calls, name)).toEqual([]),
);
