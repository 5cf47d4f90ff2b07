import { expect, test } from 'vitest';
import { passwordStrength } from '#web/shared/form/password-strength.ts';

test.each([
  ['', 'none'],
  ['abc12', 'weak'],
  ['aaaaaaaaaaaa', 'weak'],
  ['abcdef', 'weak'],
  ['parola2026', 'fair'],
  ['Parola-2026', 'good'],
  ['четири думи за вход', 'good'],
  ['Правилен кон, батерия 9!', 'strong'],
])('%j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
