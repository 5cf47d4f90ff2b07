import { describe, expect, it } from 'vitest';
import { search } from '#contract/list.ts';
import { withoutCopiedSigns } from '#kernel/copied-text.ts';

describe('what people copy', () => {
  it.each([
    '.',
    ',',
    ')',
    '!',
    '”',
    '“',
    '»',
    ';',
    ':',
    '>',
    ' ',
    '\u00a0',
    '\u200b',
    '\ufeff',
    '…',
    '\u202c',
  ])('an identifier with %j behind it is the identifier', (sign) => {
    for (const identifier of ['0000000071', 'ch_3PqX9a', 'aB3_-x', 'office@xn--80aanuqik.xn--90ae'])
      for (const copied of [`${identifier}${sign}`, `„(${identifier}${sign}${sign}`])
        expect([copied, withoutCopiedSigns(copied), search.parse(copied)]).toEqual([
          copied,
          identifier,
          identifier,
        ]);
  });

  it('a search of signs alone, or of signs within words, stays', () => {
    for (const typed of ['...', 'Кафе „Изгрев“ ООД', 'A-12/b', '#54', '50%']) {
      expect(search.parse(typed)).toBe(typed);
    }
  });

  it('an address is searched for in its stored form', () => {
    expect(search.parse('office@Пекарна.БГ,')).toBe('office@xn--80aanuqik.xn--90ae');
  });
});
