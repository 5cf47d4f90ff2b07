import { afterAll, beforeAll, expect, test } from 'vitest';
import { attack } from '#test/wrong-input/attack.ts';
import { startInstallation, type TestInstallation } from '#test/wrong-input/installation.ts';
import { reportOf } from '#test/wrong-input/report.ts';

let cast: TestInstallation;
beforeAll(async () => {
  cast = await startInstallation();
});
afterAll(() => cast.stop());

const seed = 20_261_122;

/** The short form of `npm run test:wrong-input`. */
test('3,000 invalid calls of all operations in all roles are refused with clear errors and change nothing', async () => {
  const result = await attack(cast, { seed, calls: 3_000 });
  expect(result.problems, reportOf(result, seed)).toEqual([]);
  expect([...result.tallies.values()].every(({ calls }) => calls > 0)).toBe(true);
  const operations = cast.shop.application.routes.map(
    ({ endpoint: { method, path } }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`,
  );
  expect(operations.filter((name) => !result.tallies.has(name))).toEqual([]);
  expect((await fetch(`${cast.shop.url}/healthz`)).status).toBe(200);
}, 600_000);
