import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { id, numeral, optionalPlainText, plainText, price } from '#contract/fields.ts';
import { amountRange, listQuery } from '#contract/list.ts';
import { parsePart } from '#platform/http/parse-input.ts';

const codesOf = (schema: z.ZodType, value: unknown): string[] =>
  parsePart(schema, value).problems.map(({ code }) => code);

describe('a number', () => {
  const noNumbers = [
    [5],
    [[5]],
    ['5'],
    {},
    true,
    '',
    ' 5',
    '5 ',
    '+5',
    '1e3',
    '0x10',
    '٥',
    '5,0',
    'NaN',
    'Infinity',
    Number.NaN,
    JSON.parse('1e309') as number,
    '9'.repeat(400),
  ];
  it.each(noNumbers)('is not %j', (value) => {
    expect(codesOf(id, value)).toEqual(['fields.type']);
    expect(codesOf(amountRange.minAmount, value)).toEqual(['fields.type']);
    expect(codesOf(price, value)).toEqual(['fields.type']);
  });

  it('is taken from a path as plain digits', () => {
    expect(parsePart(id, '42')).toEqual({ value: 42, problems: [] });
    expect(parsePart(amountRange.maxAmount, '10.50')).toEqual({ value: 10.5, problems: [] });
  });

  it.each([2 ** 53, '9007199254740992', '9007199254740993'])(
    'that no computer counts to, %s, is no id',
    (value) => {
      expect(codesOf(id, value)).toContain('fields.number-too-big');
    },
  );

  it('may be left out where the field may', () => {
    expect(parsePart(numeral(id).nullish(), null)).toEqual({ value: null, problems: [] });
  });
});

describe('free text', () => {
  it.each(['4242 4242 4242 4242', 'платих с 5555-5555-5555-4444, благодаря', '378282246310005'])(
    'with the card number %s is refused',
    (value) => {
      expect(codesOf(plainText(500), value)).toEqual(['fields.card-number']);
      expect(codesOf(optionalPlainText(500), value)).toEqual(['fields.card-number']);
    },
  );

  it.each(['Поръчка 4242 4242 4242 4241', 'BG80BNBG96611020345678', '+359 888 123 456'])(
    'with other digits is taken: %s',
    (value) => expect(codesOf(plainText(500), value)).toEqual([]),
  );
});

describe('the filter of a list', () => {
  const query = listQuery(['id'], amountRange);
  it('is a whitelist', () => {
    expect(codesOf(query, { merchantId: 1 })).toEqual(['fields.unknown']);
    expect(codesOf(query, JSON.parse('{"__proto__":{"minAmount":1}}'))).toEqual(['fields.unknown']);
  });
});
