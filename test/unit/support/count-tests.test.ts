import { expect, test } from 'vitest';
import { countOf, failuresOf } from '#test/support/count-tests.ts';

const assertion = (status: string) => ({ status, fullName: 'a sum', failureMessages: ['1 is not 2'] });
const file = (status: string, ...assertions: string[]) => ({
  name: 'sums.test.ts',
  status,
  message: 'no such file',
  assertionResults: assertions.map(assertion),
});
const loaded = file('passed', 'passed');
const unprepared = file('failed', 'skipped');
const failing = file('failed', 'failed', 'failed');
const unloaded = file('failed');

test('the test report counts passed and failed tests', () => {
  const report = { numPassedTests: 5, numFailedTests: 2, testResults: [loaded, failing] };
  expect(countOf(report, false)).toEqual({ passed: 5, failed: 2 });
});

test('a test file that cannot be loaded or prepared counts as a failure', () => {
  const report = { numPassedTests: 5, numFailedTests: 0, testResults: [loaded, unloaded, unprepared] };
  expect(countOf(report, false)).toEqual({ passed: 5, failed: 2 });
});

test('a test run that fails after its last test counts as a failure', () => {
  const report = { numPassedTests: 5, numFailedTests: 0, testResults: [loaded] };
  expect(countOf(report, false)).toEqual({ passed: 5, failed: 1 });
  expect(countOf(report, true)).toEqual({ passed: 5, failed: 0 });
});

test('a test run without a report counts as a failure', () => {
  expect(countOf(undefined, true)).toEqual({ passed: 0, failed: 1 });
});

test('each failed test is printed with its file, title and reason', () => {
  const report = { numPassedTests: 1, numFailedTests: 2, testResults: [loaded, failing, unloaded] };
  const text = 'sums.test.ts\na sum\n1 is not 2';
  expect(failuresOf(report)).toEqual([text, text, 'sums.test.ts\nno such file']);
});
