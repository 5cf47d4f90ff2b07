import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import {
  id,
  numeral,
  optionalEmail,
  optionalPlainText,
  plainText,
  positiveAmount,
  text,
} from '#contract/fields.ts';
import { amountRange, listQuery } from '#contract/list.ts';
import { parsePart } from '#contract/parse-input.ts';

const codesOf = (schema: z.ZodType, value: unknown): string[] =>
  parsePart(schema, value).problems.map(({ code }) => code);

describe('numbers', () => {
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
  it.each(noNumbers)('%j is not a number', (value) => {
    expect(codesOf(id, value)).toEqual(['fields.type']);
    expect(codesOf(amountRange.minAmount, value)).toEqual(['fields.type']);
    expect(codesOf(positiveAmount, value)).toEqual(['fields.type']);
  });

  it('a number in a path is read from decimal digits', () => {
    expect(parsePart(id, '42')).toEqual({ value: 42, problems: [] });
    expect(parsePart(amountRange.maxAmount, '10.50')).toEqual({ value: 10.5, problems: [] });
  });

  it.each([2 ** 53, '9007199254740992', '9007199254740993'])(
    '%s exceeds the safe integers and is no id',
    (value) => {
      expect(codesOf(id, value)).toContain('fields.number-too-big');
    },
  );

  it('a nullish number may be null', () => {
    expect(parsePart(numeral(id).nullish(), null)).toEqual({ value: null, problems: [] });
  });
});

describe('names', () => {
  it.each(['-', '…', '„“', '🙂', '( )', '\u202e.', '\u2800-'])(
    'a required name of signs alone, %j, is refused; a name that may be absent is not',
    (value) => {
      expect(codesOf(plainText(200, 'name'), value)).toEqual(['fields.no-letter']);
      expect(codesOf(text(80, 'name'), value)).toEqual(['fields.no-letter']);
      expect(codesOf(optionalPlainText(200, 'name'), value)).toEqual([]);
      expect(codesOf(plainText(200), value)).toEqual([]);
    },
  );

  it.each(['\u200b\u200b', '\u202e', '\u00ad', '\u3164', '\u2800'])(
    'a required name that cannot be seen, %j, is refused; one that may be absent is absent',
    (value) => {
      for (const schema of [plainText(200, 'name'), text(80, 'name')])
        expect(codesOf(schema, value)).toEqual(['fields.required']);
      expect(parsePart(optionalPlainText(200, 'name'), value)).toEqual({ value: undefined, problems: [] });
      expect(parsePart(optionalEmail, value)).toEqual({ value: undefined, problems: [] });
    },
  );

  it.each(['Я', '7', '北', '☕ 2', '„Ж“', 'א'])('the name %s is a name', (value) => {
    expect(parsePart(plainText(200, 'name'), value)).toEqual({ value, problems: [] });
  });
});

describe('free text', () => {
  it.each(['4242 4242 4242 4242', 'платих с 5555-5555-5555-4444, благодаря', '378282246310005'])(
    'free text with the card number %s is refused',
    (value) => {
      expect(codesOf(plainText(500), value)).toEqual(['fields.card-number']);
      expect(codesOf(optionalPlainText(500), value)).toEqual(['fields.card-number']);
    },
  );

  it.each(['Поръчка 4242 4242 4242 4241', 'BG80BNBG96611020345678', '+359 888 123 456'])(
    'free text with other digits is accepted: %s',
    (value) => expect(codesOf(plainText(500), value)).toEqual([]),
  );
});

describe('filters', () => {
  const query = listQuery(['id'], amountRange);
  it('a list query refuses unknown filters', () => {
    expect(codesOf(query, { merchantId: 1 })).toEqual(['fields.unknown']);
    expect(codesOf(query, JSON.parse('{"__proto__":{"minAmount":1}}'))).toEqual(['fields.unknown']);
  });
});
