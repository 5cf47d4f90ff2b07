import { expect, test } from 'vitest';
import { shortToken } from '#web/shared/format/short-token.ts';

test('a token is shown by its first eight characters', () => {
  expect(shortToken('q8ZtY2kLm0pRs4vW')).toBe('q8ZtY2kL…');
});
