import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chosenLines, retriedLines, slowestLines, timeLine } from '#test/support/closing-lines.ts';
import { cpuSeconds, cpuSecondsIn } from '#test/support/cpu-seconds.ts';
import { root } from '#test/support/run-tool.ts';
import config from '../../../vitest.config.ts';

const file = (name: string, seconds: number, failureMessages: string[] = []) => ({
  name: join(root, name),
  status: 'passed',
  message: '',
  startTime: 1_000,
  endTime: 1_000 + seconds * 1_000,
  assertionResults: [{ status: 'passed', fullName: 'a sum', failureMessages }],
});

test('the ten slowest test files are printed with their seconds, the slowest first', () => {
  const testResults = Array.from({ length: 12 }, (_, place) => file(`test/${place}.test.ts`, place));
  const lines = slowestLines([{ testResults }, { testResults: [file('test/slow.test.ts', 70.24)] }]);
  expect(lines).toHaveLength(11);
  expect(lines.slice(0, 3)).toEqual([
    'slowest test files',
    '   70.2 s  test/slow.test.ts',
    '   11.0 s  test/11.test.ts',
  ]);
});

test('each test that passed only when tried again is printed, and that none may', () => {
  expect(retriedLines([{ testResults: [file('test/a.test.ts', 1)] }, undefined])).toEqual([
    'No test was tried again.',
  ]);
  expect(retriedLines([{ testResults: [file('test/a.test.ts', 1, ['1 is not 2'])] }])).toEqual([
    'Passed only when tried again, and counted as failed (no project of vitest.config.ts may set "retry"):',
    '✗ test/a.test.ts: a sum',
  ]);
});

test('no project tries a failed test again', () => {
  expect(JSON.stringify(config)).toContain('"unit-utc"');
  expect(JSON.stringify(config)).not.toContain('"retry"');
});

test('the time of the run is printed beside its CPU seconds and the cores', () => {
  expect(timeLine({ seconds: 480.4, cpu: 912.6, cores: 2 })).toBe(
    'all                       480 s  913 CPU seconds  2 cores',
  );
  expect(timeLine({ seconds: 1, cpu: undefined, cores: 1 })).toBe(
    'all                         1 s  CPU seconds are not known on this system  1 core',
  );
});

test('CPU seconds are the user and system time of the process and its ended children', () => {
  const stat = '7 (a (b) c) S 1 7 7 0 -1 4194560 1 2 3 4 150 50 2000 300 20 0 1 0 5';
  expect(cpuSecondsIn(stat)).toBe(25);
});

test.runIf(process.platform === 'linux')('CPU seconds of this process are known on Linux', () => {
  expect(cpuSeconds()).toBeGreaterThan(0);
});

const chosen = { isAll: false, withSandbox: true, installation: ['a', 'b'], ofInstallation: 2 };
const whole = 'walks, fault tests      not in the gate: npm run test:all';

test('where the changes are unknown the gate says what it therefore ran', () => {
  expect(chosenLines({ ...chosen, changes: { unknown: 'git is not installed' } })).toEqual([
    'sandbox, installation   ran whole: what has changed is unknown (git is not installed)',
    whole,
  ]);
});

test('the gate says what it left out because it has not changed', () => {
  const changes = { files: ['src/kernel/money.ts'] };
  expect(chosenLines({ ...chosen, changes, withSandbox: false, installation: ['a'] })).toEqual([
    'sandbox                 skipped: neither src/sandbox nor its tests have changed',
    'installation            1 of 2 files skipped: what they start has not changed; npm run test:installation',
    whole,
  ]);
  expect(chosenLines({ ...chosen, changes })).toEqual([whole]);
  expect(chosenLines({ ...chosen, changes, isAll: true })).toEqual([]);
});
