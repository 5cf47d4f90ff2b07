import { expect, test } from 'vitest';
import { distancesTo, readImportGraph } from '#test/support/import-graph.ts';
import { testsInTwoZones, zonedByArgument, zonedFiles } from '#test/support/zoned-files.ts';
import { root, sourceFiles } from './rules/source.ts';
import { zonedCalls } from './rules/zoned-calls.ts';

test('only listed files call what answers by the time zone of the machine', async () => {
  const files = await sourceFiles('src', 'web', 'cli', 'seeds', 'migrations');
  const calling = files.filter((file) => zonedCalls(file).length > 0).map(({ path }) => path);
  // Each entry of the lists is needed.
  const listed = [...Object.keys(zonedFiles), ...Object.keys(zonedByArgument)];
  expect(calling.toSorted()).toEqual(listed.toSorted());
});

test('a call that answers by the time zone of the machine is reported, a method of another object is not', () => {
  const text = `
    const day = new Intl.DateTimeFormat('bg').format(date);
    const said = date.toLocaleDateString('bg') + date.toLocaleTimeString('bg');
    const hours = date.getHours();
    date.setMinutes(0);
    const off = date.getTimezoneOffset();
    const year = new Date(2026, 0, 1);
    const moment = Date.parse(text);
    const shown = date.toDateString();
    const known = [new Date(), new Date(instant), date.getTime(), date.getUTCHours(), JSON.parse(text)];
    setHours(3);`;
  const lines = [2, 3, 3, 4, 5, 6, 7, 8, 9].map((line) => `broken.ts:${line}`);
  expect(zonedCalls({ path: 'broken.ts', text })).toEqual(lines);
});

test('each listed file is loaded by the tests that run in two time zones for it', () => {
  const graph = readImportGraph(root);
  expect(testsInTwoZones.filter((file) => !graph.has(file))).toEqual([]);
  for (const [file, tests] of Object.entries(zonedFiles)) {
    const distances = distancesTo(graph, [file]);
    expect(tests, file).not.toEqual([]);
    expect(
      tests.filter((name) => !distances.has(name)),
      file,
    ).toEqual([]);
  }
});
