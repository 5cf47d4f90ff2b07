import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CutCalls } from '#test/support/one-key/cut-calls.ts';
import { differencesWhenKilled, openKilledCalls } from '#test/support/one-key/killed-calls.ts';

let calls: CutCalls;
beforeAll(async () => {
  calls = await openKilledCalls();
});
afterAll(() => calls.stop());

test('a process killed around the commit of a claimed call: the repeated call has its response, and happens once', async () => {
  const found: string[] = [];
  for (const name of calls.names) found.push(...(await differencesWhenKilled(calls, name)));
  expect(found).toEqual([]);
});
