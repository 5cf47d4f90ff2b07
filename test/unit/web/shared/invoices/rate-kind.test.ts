import { expect, test } from 'vitest';
import { rateKindOf } from '#web/shared/invoices/rate-kind.ts';

test.each([
  [null, 'RATE'],
  ['ART_28', 'RATE'],
  ['ART_41', 'EXEMPT'],
  ['CHAPTER_4', 'EXEMPT'],
  ['ART_143', 'MARGIN'],
  ['ART_113_9', 'NOT_STATED'],
  ['DIRECTIVE_284', 'NOT_STATED'],
] as const)('a line with the ground %s shows %s', (ground, kind) => {
  expect(rateKindOf(ground)).toBe(kind);
});
