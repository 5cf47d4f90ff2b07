import { describe, expect, test } from 'vitest';
import { isBulgarianVatNumber, isEik } from '#kernel/bulgarian-identity.ts';

describe('EIK', () => {
  test.each(['175074752', '831902088', '121699202'])('%s is a valid EIK', (number) => {
    expect(isEik(number)).toBe(true);
  });

  test('an EIK with any one digit changed is invalid', () => {
    const right = '175074752';
    for (let place = 0; place < right.length; place += 1) {
      const other = String((Number(right[place]) + 1) % 10);
      expect(isEik(right.slice(0, place) + other + right.slice(place + 1))).toBe(false);
    }
  });

  test('an EIK whose first remainder is ten uses the second weights', () => {
    // 5·2 leaves ten; 5·4 leaves nine.
    expect(isEik('050000009')).toBe(true);
    expect(isEik('050000000')).toBe(false);
  });

  test('an EIK whose second remainder is ten has the check digit zero', () => {
    // 2·6 + 8·7 + 1·8 and 2·8 + 8·9 + 1·10 both leave ten.
    expect(isEik('000002810')).toBe(true);
    expect(isEik('000002819')).toBe(false);
  });

  test.each(['175074751', '000000000', '17507475', '1750747520', '17507475x', '', ' 175074752'])(
    '%j is not a valid EIK',
    (number) => {
      expect(isEik(number)).toBe(false);
    },
  );

  test('the EIK of a branch has thirteen digits, of which the last checks the ninth and those after it', () => {
    // 2·2 + 0·7 + 0·3 + 1·5 = 9.
    expect(isEik('1750747520019')).toBe(true);
    expect(isEik('1750747520018')).toBe(false);
    expect(isEik('1750747510019')).toBe(false);
  });
});

describe('VAT number', () => {
  test.each([
    ['BG175074752', 'a company'],
    ['BG6101057509', 'a person'],
    ['BG7111042925', 'a foreigner'],
    ['BG1000000007', 'a foreign company'],
  ])('%s is the VAT number of %s', (number) => {
    expect(isBulgarianVatNumber(number)).toBe(true);
  });

  test.each(['BG175074751', '175074752', 'BG', 'BG6101057500', 'BG0000000000', 'DE175074752', 'BG17507475'])(
    '%s is not a Bulgarian VAT number',
    (number) => {
      expect(isBulgarianVatNumber(number)).toBe(false);
    },
  );
});
