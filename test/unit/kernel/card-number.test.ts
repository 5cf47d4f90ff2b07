import { describe, expect, it } from 'vitest';
import { looksLikeCardNumber } from '#kernel/card-number.ts';
import { isEveryRow } from '#test/support/every-row.ts';

/** Numbers of cards for tests, as card networks and providers publish them. */
const cards = [
  '4242424242424242',
  '4000056655665556',
  '4000002500001001',
  '4000003800000446',
  '4111111111111111',
  '4532015112830366',
  '5555555555554444',
  '2223003122003222',
  '5200828282828210',
  '5105105105105100',
  '5555552500001001',
  '378282246310005',
  '371449635398431',
  '6011111111111117',
  '6011000990139424',
  '6011981111111113',
  '3056930009020004',
  '36227206271667',
  '30569309025904',
  '38520000023237',
  '6555900000604105',
  '3566002020360505',
  '3530111333300000',
  '6200000000000005',
  '6200000000000047',
  '6205500000000000004',
  '6280000360000978',
  '2200000000000004',
  '6759649826438453',
  '6799990100000000019',
  '6304000000000000',
  '5000550000000029',
];

/** Mulberry32: the same numbers in each run. */
const randomOf = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};
type Random = ReturnType<typeof randomOf>;

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random(10)).join('');

const withLuhn = (start: string): string => {
  const sum = Array.from(start)
    .toReversed()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return start + String((10 - (sum % 10)) % 10);
};

const withGs1 = (start: string): string => {
  const sum = Array.from(start)
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return start + String((10 - (sum % 10)) % 10);
};

const inGroups = (number: string, sizes: readonly number[], mark: string): string => {
  const groups: string[] = [];
  let from = 0;
  for (let place = 0; from < number.length; place += 1) {
    const size = sizes[Math.min(place, sizes.length - 1)]!;
    groups.push(number.slice(from, from + size));
    from += size;
  }
  return groups.join(mark);
};

const groupings = [[19], [4], [4, 6, 5], [4, 6, 4], [1], [2], [3], [5], [8], [6, 7], [3, 3, 4], [2, 6, 6, 1]];
const marks = [
  ' ',
  '-',
  '.',
  '/',
  '\u00a0',
  '\u2009',
  '\u2013',
  '\u2014',
  '   ',
  ' - ',
  '_',
  '\u00b7',
  '\\',
  '\u200b',
  ',',
  '*',
  '\n',
];

describe('a card', () => {
  it.each(cards)('%s is found in each grouping and between each mark', (card) => {
    for (const sizes of groupings) {
      for (const mark of marks) {
        const text = `Платено с ${inGroups(card, sizes, mark)}, благодаря`;
        expect(looksLikeCardNumber(text), JSON.stringify(text)).toBe(true);
      }
    }
  });

  it.each(cards)('%s is found beside letters, an expiry and a code', (card) => {
    for (const text of [
      `карта${card}`,
      `№${card}.`,
      `visa:${card};`,
      `${card} 12/28 123`,
      `${inGroups(card, [4], ' ')} 12 28 123`,
      `${card}=2812101123`,
      `за 2 бр. на 20.11.2026: ${card}`,
      `(${card})`,
      `IMEI 490154203237518 и карта номер ${inGroups(card, [4], '-')}`,
    ])
      expect(looksLikeCardNumber(text), text).toBe(true);
  });

  it('digits of other scripts are digits of a card', () => {
    const write = (zero: number) =>
      Array.from('4242424242424242', (digit) => String.fromCodePoint(zero + Number(digit))).join('');
    for (const zero of [0x660, 0x6f0, 0x966, 0xff10, 0x1d7ce, 0x1d7d8, 0x1d7f6])
      expect(looksLikeCardNumber(write(zero)), write(zero)).toBe(true);
  });

  it('a card with expiry and code in one run of digits is found', () => {
    expect(looksLikeCardNumber('42424242424242421228')).toBe(true);
    expect(looksLikeCardNumber('42424242424242421228123')).toBe(true);
    expect(looksLikeCardNumber('3714496353984310130')).toBe(true);
  });
});

describe('a number that is no card', () => {
  it.each([
    'Телефон X, IMEI 490154203237518',
    '35-209900-176148-1',
    '490154203237518',
    'IMEI: 345678901234564',
    'IMEI1: 370000000000002 / черен',
    'BG80BNBG96611020345678',
    'BG80 BNBG 9661 1020 3456 78',
    'PL61 1090 1014 0000 0712 1981 2874',
    'GB29NWBK60161331926819',
    'Поръчка 4242 4242 4242 4241',
    '+359 888 123 456',
    'размери 36/37/38/39/40/41/42',
    'размери 46-44-42-40-38-36-34-32',
    '4500, 5200, 3300, 1202',
    'Период 01.11.2026 - 30.11.2026',
    'SIM 8935 9030 1234 5678 904',
    '8901 4103 2111 1851 0720',
    '4222222222222',
    'EAN 5012345678900',
    'GTIN 36000291452305',
    'SSCC 380123456789012340',
    'Фактура 0000000042 от 28.11.2026',
  ])('%j is accepted', (text) => expect(looksLikeCardNumber(text)).toBe(false));

  /** The gate tries a fifth of the numbers. */
  const tried = isEveryRow ? 100_000 : 20_000;
  /** Refused ones among so many numbers. */
  const refusedOf = (make: (random: Random) => string): number => {
    const random = randomOf(47);
    let refused = 0;
    for (let count = 0; count < tried; count += 1) if (looksLikeCardNumber(make(random))) refused += 1;
    return refused;
  };
  /** Two digits of the bodies that allocate IMEI numbers (GSMA TS.06). */
  const bodies = ['01', '35', '44', '45', '49', '50', '51', '52', '53', '54', '86', '91', '98', '99'];
  const imei = (random: Random) => withLuhn(bodies[random(bodies.length)]! + digits(random, 12));

  it.each([
    ['an IMEI of a body that allocates them', imei],
    ['any IMEI beside its name', (random: Random) => `IMEI ${withLuhn(digits(random, 14))}`],
    ['an EAN-13', (random: Random) => withGs1(digits(random, 12))],
    ['a SIM number', (random: Random) => withLuhn(`89${digits(random, 16)}`)],
    ['a SIM number with 20 digits', (random: Random) => `89${digits(random, 18)}`],
    ['a GTIN-14', (random: Random) => withGs1(digits(random, 13))],
    ['a parcel number with 12 digits', (random: Random) => digits(random, 12)],
  ])('%s is never taken for a card', (_, make) => {
    expect(refusedOf(make)).toBe(0);
  });

  it('a long list of numbers is read once, a card after it is found', () => {
    for (const list of ['1 '.repeat(30_000), '1-1 '.repeat(15_000), '12/34 '.repeat(10_000)]) {
      expect(looksLikeCardNumber(list)).toBe(false);
      expect(looksLikeCardNumber(`${list}; 4242 4242 4242 4242`)).toBe(true);
    }
  });

  it('of other numbers with 16 digits at most one in thirty is taken for a card', () => {
    expect(refusedOf((random) => digits(random, 16))).toBeLessThan(tried / 29);
  });
});
