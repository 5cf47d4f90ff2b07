import { expect, test } from 'vitest';
import { countOf, failuresOf, retriedOf, secondsOf } from '#test/support/count-tests.ts';

const assertion = (status: string) => ({
  status,
  fullName: 'a sum',
  failureMessages: status === 'failed' ? ['1 is not 2'] : [],
});
const file = (name: string, status: string, ...assertions: string[]) => ({
  name,
  status,
  message: 'no such file',
  startTime: 1_000,
  endTime: 3_500,
  assertionResults: assertions.map(assertion),
});
const passing = file('sums.test.ts', 'passed', 'passed', 'passed', 'skipped');
const failing = file('failing.test.ts', 'failed', 'failed', 'failed', 'passed');
const unloaded = file('unloaded.test.ts', 'failed');
const unprepared = file('unprepared.test.ts', 'failed', 'skipped');

test('passed and failed tests are counted, skipped ones are not', () => {
  expect(countOf({ testResults: [passing, failing] }, false)).toEqual({ passed: 3, failed: 2 });
});

test('a test that ran in several time zones counts once', () => {
  expect(countOf({ testResults: [passing, passing, passing] }, true)).toEqual({ passed: 2, failed: 0 });
});

test('a test that fails in one of several time zones counts as failed', () => {
  const inNewYork = file('sums.test.ts', 'failed', 'failed', 'failed', 'skipped');
  expect(countOf({ testResults: [passing, inNewYork, passing] }, false)).toEqual({ passed: 0, failed: 2 });
});

test('a file that cannot be loaded in one of several time zones counts as a failure', () => {
  const inNewYork = file('sums.test.ts', 'failed');
  expect(countOf({ testResults: [passing, inNewYork, passing] }, false)).toEqual({ passed: 2, failed: 1 });
});

test('a file that cannot be loaded or prepared counts as a failure', () => {
  const testResults = [passing, unloaded, unprepared];
  expect(countOf({ testResults }, false)).toEqual({ passed: 2, failed: 2 });
});

test('a run that ends badly after its last test counts as a failure', () => {
  const report = { testResults: [passing] };
  expect(countOf(report, false)).toEqual({ passed: 2, failed: 1 });
  expect(countOf(report, true)).toEqual({ passed: 2, failed: 0 });
});

test('a test run without a report counts as a failure', () => {
  expect(countOf(undefined, true)).toEqual({ passed: 0, failed: 1 });
});

test('each failure is reported with its file, its title and its reason', () => {
  const failed = 'failing.test.ts\na sum\n1 is not 2';
  expect(failuresOf({ testResults: [passing, failing, unloaded] })).toEqual([
    failed,
    failed,
    'unloaded.test.ts\nno such file',
  ]);
});

const retried = {
  ...file('retried.test.ts', 'passed', 'passed'),
  assertionResults: [
    assertion('passed'),
    { status: 'passed', fullName: 'a second try', failureMessages: ['1 is not 2'] },
  ],
};

test('a test that passed only when tried again counts as failed', () => {
  const report = { testResults: [passing, retried] };
  expect(retriedOf(report)).toEqual(['retried.test.ts: a second try']);
  expect(countOf(report, true)).toEqual({ passed: 3, failed: 1 });
  expect(failuresOf(report)).toEqual(['retried.test.ts\na second try\n1 is not 2']);
  expect(retriedOf({ testResults: [passing, failing] })).toEqual([]);
});

test('a file that ran in several time zones takes the seconds of all its runs', () => {
  expect([
    ...secondsOf([{ testResults: [passing, failing] }, undefined, { testResults: [passing] }]),
  ]).toEqual([
    ['sums.test.ts', 5],
    ['failing.test.ts', 2.5],
  ]);
});
