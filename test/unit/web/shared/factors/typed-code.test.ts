import { expect, test } from 'vitest';
import { recoveryText, shownCode } from '#web/shared/factors/recovery-text.ts';
import { inGroups, typedCode } from '#web/shared/factors/typed-code.ts';

test.each([
  ['492 039', '492039'],
  [' 492039\n', '492039'],
  ['492\u00a0039', '492039'],
  ['7k3qw-9zx2m', '7K3QW9ZX2M'],
])('the code %j is sent as %s', (typed, sent) => {
  expect(typedCode(typed)).toBe(sent);
});

test('a secret is shown in groups of four, without a space at the end', () => {
  expect(inGroups('GEZDGNBVGY3TQOJQ', 4)).toBe('GEZD GNBV GY3T QOJQ');
});

test('the downloaded recovery codes are one a line below the title, as they are typed', () => {
  const codes = ['7K3QW9ZX2M', '1A2B3C4D5E'];
  expect(recoveryText('Plateno – recovery codes', codes)).toBe(
    'Plateno – recovery codes\n\n7K3QW 9ZX2M\n1A2B3 C4D5E\n',
  );
  expect(codes.map((code) => typedCode(shownCode(code)))).toEqual(codes);
});
