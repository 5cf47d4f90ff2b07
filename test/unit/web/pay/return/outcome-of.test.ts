import { expect, test } from 'vitest';
import { outcomeOf } from '#web/pay/return/outcome-of.ts';

test('A paid payment is shown as paid at the first look', () => {
  expect(outcomeOf('SUCCEEDED', 1)).toBe('paid');
});

test.each(['FAILED', 'CANCELLED'] as const)('%s offers to try again', (status) => {
  expect(outcomeOf(status, 1)).toBe('failed');
});

test('An undecided payment is being checked for the first seconds', () => {
  expect(outcomeOf('PENDING', 1)).toBe('checking');
  expect(outcomeOf('PROCESSING', 4)).toBe('checking');
});

test('After that an unfinished payment offers to go on, and one under way says so', () => {
  expect(outcomeOf('PENDING', 5)).toBe('open');
  expect(outcomeOf('PROCESSING', 5)).toBe('under-way');
});
