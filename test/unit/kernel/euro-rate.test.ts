import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { euroParity, EuroRate, fixedLevRate } from '#kernel/euro-rate.ts';
import { Money } from '#kernel/money.ts';

const levs = (minor: number | bigint) => Money.ofMinor(minor, 'BGN');
const euro = (minor: number | bigint) => Money.ofMinor(minor, 'EUR');

describe('the rate of the lev', () => {
  it.each([
    [10_000, 5_113],
    [4_900, 2_505],
    [14_900, 7_618],
    [30, 15],
  ])('%s stotinki are %s cents at 1.95583', (bgn, cents) => {
    expect(fixedLevRate.toEuro(levs(bgn)).minor).toBe(BigInt(cents));
  });

  it('the conversion equals the integer form of the law: half-up to the cent by the third decimal', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10_000_000_000n }), (bgn) => {
        expect(fixedLevRate.toEuro(levs(bgn)).minor).toBe((2n * bgn * 100_000n + 195_583n) / (2n * 195_583n));
      }),
    );
  });

  it('euro to levs and back is the same for every amount from 0.01 to 2,000.00', () => {
    const changed: number[] = [];
    for (let cents = 1; cents <= 200_000; cents += 1) {
      const back = fixedLevRate.toEuro(fixedLevRate.fromEuro(euro(cents), 'BGN'));
      if (back.minor !== BigInt(cents)) changed.push(cents);
    }
    expect(changed).toEqual([]);
  });

  it('levs to euro and back differ for 48.9 % of amounts: both amounts must be stored', () => {
    let changed = 0;
    for (let stotinki = 1; stotinki <= 100_000; stotinki += 1) {
      const back = fixedLevRate.fromEuro(fixedLevRate.toEuro(levs(stotinki)), 'BGN');
      if (back.minor !== BigInt(stotinki)) changed += 1;
    }
    expect(Math.round(changed / 100) / 10).toBe(48.9);
  });
});

describe('rates', () => {
  it('a rate is parsed and printed as the ECB writes it', () => {
    for (const text of ['1.95583', '1', '1.1193', '0.000001', '171.35']) {
      expect(EuroRate.parse(text).toString()).toBe(text);
    }
    expect(EuroRate.parse('1.955830').toString()).toBe('1.95583');
  });

  it.each(['', '0', '-1', '1,95', '1.9558301', 'abc', '1e3', '.5'])('„%s“ is not a rate', (text) => {
    expect(() => EuroRate.parse(text)).toThrow(RangeError);
  });

  it('the rate of the euro to itself is one', () => {
    expect(euroParity.toEuro(euro(123)).minor).toBe(123n);
  });
});
