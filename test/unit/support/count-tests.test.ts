import { expect, test } from 'vitest';
import { countOf } from '#test/support/count-tests.ts';

const loaded = { status: 'passed', assertionResults: [{ status: 'passed' }] };
const unprepared = { status: 'failed', assertionResults: [{ status: 'skipped' }] };
const failing = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'failed' }] };
const unloaded = { status: 'failed', assertionResults: [] };

test('passed and failed tests are counted', () => {
  const report = { numPassedTests: 5, numFailedTests: 2, testResults: [loaded, failing] };
  expect(countOf(report, false)).toEqual({ passed: 5, failed: 2 });
});

test('a file that cannot be loaded or prepared counts as a failure', () => {
  const report = { numPassedTests: 5, numFailedTests: 0, testResults: [loaded, unloaded, unprepared] };
  expect(countOf(report, false)).toEqual({ passed: 5, failed: 2 });
});

test('a run that ends badly after its last test counts as a failure', () => {
  const report = { numPassedTests: 5, numFailedTests: 0, testResults: [loaded] };
  expect(countOf(report, false)).toEqual({ passed: 5, failed: 1 });
  expect(countOf(report, true)).toEqual({ passed: 5, failed: 0 });
});

test('a run that wrote no report counts as a failure', () => {
  expect(countOf(undefined, true)).toEqual({ passed: 0, failed: 1 });
});
