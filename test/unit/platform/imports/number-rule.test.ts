import { describe, expect, it, test } from 'vitest';
import { readNumberCell } from '#platform/imports/number-cells.ts';
import { numberRuleOf, readNumber, type NumberOutcome } from '#platform/imports/number-rule.ts';

const placed = (cells: readonly (string | number)[]) =>
  cells.map((cell, index) => ({ row: index + 2, cell }));
const readAll = async (
  cells: readonly (string | number)[],
  chosen: '.' | ',' | null = null,
): Promise<NumberOutcome[]> => {
  const rule = await numberRuleOf(placed(cells), chosen);
  return cells.map((cell) => readNumber(cell, rule));
};
const outcomes = async (
  cells: readonly (string | number)[],
  chosen: '.' | ',' | null = null,
): Promise<string[]> =>
  (await readAll(cells, chosen)).map((read) => ('number' in read ? read.number : read.code));

describe('a number by itself', () => {
  it.each([
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['12,5', '12.5'],
    ['0,125', '0.125'],
    ['0.5', '0.5'],
    ['.75', '0.75'],
    ['1234.500', '1234.500'],
    ['1 234,567', '1234.567'],
    ['1\u00a0234.50', '1234.50'],
    ['12\u202f345', '12345'],
    ["1'234.50", '1234.50'],
    ['1’234’567', '1234567'],
    ['1.234.567', '1234567'],
    ['1,234,567.891', '1234567.891'],
    ['0,14321', '0.14321'],
    ['7', '7'],
    ['−3,20', '-3.20'],
    ['(12.50)', '-12.50'],
    ['5,00-', '-5.00'],
  ])('%s is read as %s by both rules alike, or by its own', (cell, number) => {
    expect(readNumberCell(cell)?.certain).toBe(number);
  });

  it.each(['1.500', '12,500', '999.999', '1,000', '-1.500', '€ 2.750'])('%s is ambiguous', (cell) => {
    const read = readNumberCell(cell);
    expect([read?.certain, read?.byMark['.'] === read?.byMark[',']]).toEqual([null, false]);
  });

  it.each([
    '',
    'abc',
    '12 50',
    '1.2.3',
    '1,23,456.78',
    '12,34.5',
    '5.',
    '1e3',
    '1.5E+3',
    '12 бр.',
    '1..5',
    '--5',
    'EUR 5 BGN',
  ])('%s is no number', (cell) => {
    expect(readNumberCell(cell)).toBeNull();
  });

  it.each([
    ['12,50 лв.', 'BGN'],
    ['€ 12.50', 'EUR'],
    ['12.50 EUR', 'EUR'],
    ['$12.50', 'USD'],
    ['12,50 евро', 'EUR'],
    ['GBP 3.10', 'GBP'],
    ['-€5.10', 'EUR'],
    ['8,00', null],
  ])('%s names the currency %s', (cell, currency) => {
    expect(readNumberCell(cell)?.currency).toBe(currency);
  });
});

test('every amount written by one rule is read back by it, in a column that shows the rule', async () => {
  for (const [mark, group] of [
    ['.', ','],
    [',', '.'],
    [',', ' '],
    [',', '\u202f'],
    ['.', "'"],
  ] as const)
    for (let minor = 7; minor < 5_000_000_000; minor = minor * 3 + 11) {
      const units = String(Math.floor(minor / 1_000)).replace(/\B(?=(\d{3})+$)/g, group);
      const decimals = String(minor % 1_000).padStart(3, '0');
      const cell = `${units}${mark}${decimals}`;
      expect([cell, (await outcomes([`0${mark}5`, cell]))[1]]).toEqual([
        cell,
        `${Math.floor(minor / 1_000)}.${decimals}`,
      ]);
    }
});

test('an ambiguous cell is read by a cell of its column that shows the mark, before it or after it', async () => {
  expect(await outcomes(['1.500', '12,90'])).toEqual(['1500', '12.90']);
  expect(await outcomes(['12.90', '1.500', '2,000'])).toEqual(['12.90', '1.500', '2000']);
  expect(await outcomes(['1.234.567', '1.500'])).toEqual(['1234567', '1500']);
  expect(await numberRuleOf(placed(['1.500', '12,90']))).toMatchObject({ basis: 'SHOWN', mark: ',' });
});

test('without a cell that shows the mark an ambiguous one is refused with both readings', async () => {
  expect(await readAll(['1.500', '100', '12,500'])).toEqual([
    { code: 'fields.import-ambiguous', params: { cell: '1.500', first: '1.50', second: '1500.00' } },
    { number: '100', currency: null },
    { code: 'fields.import-ambiguous', params: { cell: '12,500', first: '12500.00', second: '12.50' } },
  ]);
  expect((await numberRuleOf(placed(['1.500']))).basis).toBe('OPEN');
});

test('in a column with both marks an ambiguous cell is refused with both rows, and the others are read', async () => {
  const [first, second, third] = await readAll(['12,50', '8.00', '1.500']);
  expect([first, second]).toEqual([
    { number: '12.50', currency: null },
    { number: '8.00', currency: null },
  ]);
  const rows = { point: '8.00', pointRow: 3, comma: '12,50', commaRow: 2 };
  expect(third).toMatchObject({ code: 'fields.import-mixed-marks', params: rows });
});

test('a chosen mark reads the whole column, and a cell of the other mark is refused', async () => {
  expect(await outcomes(['1.500', '12,90', '8.05'], ',')).toEqual([
    '1500',
    '12.90',
    'fields.import-rule-broken',
  ]);
  expect(await outcomes(['1.500', '12,900', '8.05'], '.')).toEqual(['1.500', '12900', '8.05']);
});

test('numbers of a workbook are exact, and show no rule for the texts beside them', async () => {
  expect(await outcomes([1500, 0.1 + 0.2, 1.5, '1.500'])).toEqual([
    '1500',
    '0.3',
    '1.5',
    'fields.import-ambiguous',
  ]);
});

test('a percent sign is no price', async () => {
  expect(await outcomes(['20%'])).toEqual(['fields.import-number']);
});
