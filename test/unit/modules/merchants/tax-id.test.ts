import { describe, expect, test } from 'vitest';
import { exampleLike, isOtherEuVatNumber } from '#src/modules/merchants/domain/eu-vat-number.ts';
import { isVatNumber, normaliseTaxId, taxIdProblems } from '#src/modules/merchants/domain/tax-id.ts';

describe('a tax id', () => {
  test.each([
    ['175074752', '175074752'],
    ['BG175074752', '175074752'],
    [' bg 175 074 752 ', '175074752'],
    ['BG6101057509', 'BG6101057509'],
    ['de 123.456.789', 'DE123456789'],
  ])('written as %j is kept as %s', (given, kept) => {
    expect(normaliseTaxId(given)).toBe(kept);
    expect(taxIdProblems(kept)).toEqual([]);
  });

  test.each([
    ['175074751', 'BG175074752'],
    ['not a number', 'BG175074752'],
    ['6101057509', 'BG175074752'],
    ['DE12345', 'DE123456789'],
    ['GR123456789', 'BG175074752'],
    ['__PROTO__', 'BG175074752'],
  ])('%j is refused, and %s shown as an example', (given, example) => {
    expect(taxIdProblems(normaliseTaxId(given))).toEqual([
      { field: 'taxId', code: 'fields.tax-id', params: { example } },
    ]);
  });

  const countries = 'AT BE CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
    ' ',
  );
  test.each(countries)('of %s may look like its example, and not longer', (country) => {
    const example = exampleLike(country)!;
    expect(example.startsWith(country)).toBe(true);
    expect(isOtherEuVatNumber(example)).toBe(true);
    expect(isOtherEuVatNumber(`${example}99999`)).toBe(false);
  });
});

test('only the numbers of the scheme for small enterprises end in -EX', () => {
  expect(isVatNumber('BG175074752', false)).toBe(true);
  expect(isVatNumber('BG175074752-EX', true)).toBe(true);
  expect(isVatNumber('BG175074752-EX', false)).toBe(false);
  expect(isVatNumber('BG175074752', true)).toBe(false);
  expect(isVatNumber('BG175074751-EX', true)).toBe(false);
});
