import { expect, test } from 'vitest';
import { meansVatRegistration, taxIdProblem } from '#web/shared/registration/tax-id-problem.ts';

test.each(['175074752', '831 902 088', 'BG175074752', 'bg 175074752', '6101057509', ''])(
  '%j is taken',
  (typed) => {
    expect(taxIdProblem(typed)).toBeUndefined();
  },
);

test.each([
  ['175074751', 'checksum'],
  ['BG175074751', 'checksum'],
  ['17507475', 'digits'],
  ['BG17507475', 'digits'],
  ['1750747520', 'checksum'],
  ['ЕИК', 'form'],
  ['BG12X', 'form'],
] as const)('%s: the fault is the %s', (typed, fault) => {
  expect(taxIdProblem(typed)).toBe(fault);
});

test('a number of another member state is left to the server', () => {
  expect(taxIdProblem('DE123456789')).toBeUndefined();
  expect(taxIdProblem('ATU12345678')).toBeUndefined();
});

test.each([
  ['BG175074752', true],
  [' bg 175 074 752', true],
  ['BG6101057509', true],
  ['175074752', false],
  ['BG175074751', false],
  ['DE123456789', false],
  ['', false],
])('%j means registered for VAT: %s', (typed, isRegistered) => {
  expect(meansVatRegistration(typed)).toBe(isRegistered);
});
