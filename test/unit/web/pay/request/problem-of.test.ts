import { expect, test } from 'vitest';
import { problemOf } from '#web/pay/request/problem-of.ts';

test.each([
  [404, null, 'not-found'],
  [410, 'EXPIRED', 'gone'],
  [410, 'CANCELLED', 'gone'],
  [410, 'ACTIVE', 'gone'],
  [410, null, 'gone'],
  [410, 'PAID', 'already-paid'],
  [500, null, 'load-failed'],
  [429, null, 'load-failed'],
  [0, null, 'load-failed'],
] as const)('%i with link status %s is shown as %s', (status, linkStatus, problem) => {
  expect(problemOf({ status, linkStatus })).toBe(problem);
});
