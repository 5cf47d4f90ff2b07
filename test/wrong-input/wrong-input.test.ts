import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attack } from './attack.ts';
import { startInstallation, type TestInstallation } from './installation.ts';
import { reportOf } from './report.ts';

const seed = Number(process.env['WRONG_INPUT_SEED']);
const calls = Number(process.env['WRONG_INPUT_CALLS']);
const from = Number(process.env['WRONG_INPUT_FROM']);
const isQuiet = process.env['WRONG_INPUT_QUIET'] === '1';
const kept = process.env['WRONG_INPUT_KEPT'];
const say = (text: string): boolean => process.stdout.write(`${text}\n`);

let cast: TestInstallation;
beforeAll(async () => {
  cast = await startInstallation();
});
afterAll(() => cast.stop());

const codesOfDoctor = async (): Promise<string[]> =>
  (await cast.shop.doctor()).map((found) => found.split(':')[0]!);

test(`${calls} wrong calls, seed ${seed}: each is refused clearly or carried out, and none breaks the server`, async () => {
  let reported = 0;
  const progress = (done: number, wrong: number): void => {
    if (done - reported < 5_000) return;
    reported = done;
    say(`${new Date().toISOString()}  ${done} calls, ${wrong} answered wrongly`);
  };
  // Rows that the matrix of rights wrote past the program.
  const inserted = await codesOfDoctor();
  const result = await attack(cast, { seed, from, calls, progress });
  say(reportOf(result, seed));
  if (kept !== undefined) {
    const { callers, tallies, problems } = result;
    const summary = { callers: [...callers], operations: tallies.size, wrong: problems.length };
    await writeFile(kept, JSON.stringify(summary));
  }
  expect(result.problems.length).toBe(0);
  expect(isQuiet ? result.slow.length : 0).toBe(0);
  expect((await fetch(`${cast.shop.url}/healthz`)).status).toBe(200);
  expect((await codesOfDoctor()).filter((code) => !inserted.includes(code))).toEqual([]);
});
