import { describe, expect, test } from 'vitest';
import { exampleLike, isOtherEuVatNumber } from '#kernel/eu-vat-number.ts';
import { isVatNumber, normaliseTaxId, taxIdProblems } from '#src/modules/merchants/domain/tax-id.ts';

describe('tax ids', () => {
  test.each([
    ['175074752', '175074752'],
    ['BG175074752', '175074752'],
    [' bg 175 074 752 ', '175074752'],
    ['BG6101057509', 'BG6101057509'],
    ['6101057509', '6101057509'],
    ['de 123.456.789', 'DE123456789'],
    ['GR 123-456-789', 'EL123456789'],
  ])('the tax id %j is stored as %s', (given, kept) => {
    expect(normaliseTaxId(given)).toBe(kept);
    expect(taxIdProblems(kept)).toEqual([]);
  });

  test.each([
    ['175074751', 'BG175074752'],
    ['not a number', 'BG175074752'],
    ['6101057500', 'BG175074752'],
    ['DE12345', 'DE123456789'],
    ['GR12345', 'BG175074752'],
    ['__PROTO__', 'BG175074752'],
  ])('the tax id %j is refused with the example %s', (given, example) => {
    expect(taxIdProblems(normaliseTaxId(given))).toEqual([
      { field: 'taxId', code: 'fields.tax-id', params: { example } },
    ]);
  });

  const countries = 'AT BE CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(
    ' ',
  );
  test.each(countries)('a tax id of %s has the form of its example and is not longer', (country) => {
    const example = exampleLike(country)!;
    expect(example.startsWith(country)).toBe(true);
    expect(isOtherEuVatNumber(example)).toBe(true);
    expect(isOtherEuVatNumber(`${example}99999`)).toBe(false);
  });
});

test('VAT numbers of the SME scheme, and no others, have the suffix -EX', () => {
  expect(isVatNumber('BG175074752', false)).toBe(true);
  expect(isVatNumber('BG175074752-EX', true)).toBe(true);
  expect(isVatNumber('BG175074752-EX', false)).toBe(false);
  expect(isVatNumber('BG175074752', true)).toBe(false);
  expect(isVatNumber('BG175074751-EX', true)).toBe(false);
});
