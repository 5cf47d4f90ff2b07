import { expect, test } from 'vitest';
import { outcomeOf } from '#web/pay/return/outcome-of.ts';

test('A paid payment is shown as paid after the first poll', () => {
  expect(outcomeOf('SUCCEEDED', 1)).toBe('paid');
});

test.each(['FAILED', 'CANCELLED'] as const)('a payment that is %s offers to try again', (status) => {
  expect(outcomeOf(status, 1)).toBe('failed');
});

test('A pending payment is shown as being checked during the first polls', () => {
  expect(outcomeOf('PENDING', 1)).toBe('checking');
  expect(outcomeOf('PROCESSING', 4)).toBe('checking');
});

test('After the first polls a pending payment offers to continue, and a processing one says so', () => {
  expect(outcomeOf('PENDING', 5)).toBe('open');
  expect(outcomeOf('PROCESSING', 5)).toBe('under-way');
});
