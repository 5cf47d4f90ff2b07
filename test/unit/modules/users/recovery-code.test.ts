import { expect, test } from 'vitest';
import {
  readRecoveryCode,
  readTotpCode,
  recoveryCodeBytes,
  recoveryCodesOf,
} from '#src/modules/users/domain/recovery-code.ts';

test('a set has ten codes of ten characters of Crockford’s base32', () => {
  const codes = recoveryCodesOf(Uint8Array.from({ length: recoveryCodeBytes }, (_, place) => place));
  expect(codes).toHaveLength(10);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
  expect(codes[0]).toBe('0123456789');
});

test.each([
  ['7k3qw-9zx2m', '7K3QW9ZX2M'],
  [' 7K3QW 9ZX2M ', '7K3QW9ZX2M'],
  ['OIL3QW9ZX2', '0113QW9ZX2'],
  ['7K3QW9ZX2', null],
  ['7K3QW9ZX2U', null],
  ['492039', null],
])('the recovery code %s is read as %s', (typed, code) => {
  expect(readRecoveryCode(typed)).toBe(code);
});

test.each([
  ['492039', '492039'],
  ['492 039', '492039'],
  ['49203', null],
  ['4920391', null],
  ['7K3QW9ZX2M', null],
])('the code %s of an authenticator app is read as %s', (typed, code) => {
  expect(readTotpCode(typed)).toBe(code);
});
