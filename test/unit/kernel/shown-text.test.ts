import { domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalEmail } from '#kernel/email-address.ts';
import { readableDomain } from '#kernel/international-domain.ts';
import { isolated, shownText } from '#kernel/shown-text.ts';
import { isolated as onScreen } from '#web/shared/messages/isolated.ts';

describe('texts inside a message', () => {
  it.each(['שלום', 'مكتبة 12', 'Кафе \u200f', 'Кафе עברית', '\u{10840}', '𞤀𞤁'])(
    'the text %s, which is written from right to left, is isolated',
    (text) => {
      expect(isolated(text)).toBe(`\u2068${text}\u2069`);
    },
  );

  it.each(['', 'Кафе „Изгрев“', 'Straße', '北京', '12,00 €', '👩‍👩‍👧', 'हिन्दी'])(
    'the text %s stays as it is',
    (text) => {
      expect(isolated(text)).toBe(text);
    },
  );
});

describe('messages that hold texts of others', () => {
  it.each([
    ['12,00 € от \u2068שלום\u2069 · 3', '12,00 € от \u2068שלום\u2069 · 3'],
    ['\u2068a \u2068שלום\u2069\u2069 12', '\u2068a \u2068שלום\u2069\u2069 12'],
    ['שלום \u2068مكتبة\u2069 12', '\u2068שלום \u2068مكتبة\u2069 12\u2069'],
    ['a\u202eb \u2068c\u202ed\u2069', 'ab \u2068cd\u2069'],
    ['a\u2069b שלום \u2068c', '\u2068ab שלום c\u2069'],
    ['a\u2067b\u2066c\u2069', 'abc'],
    ['a\u0007b\u001b[31m\u009bc\n\td', 'ab[31mc\n\td'],
  ])('of the message %j each text stays isolated, and no mark is left open', (message, shown) => {
    expect(isolated(message)).toBe(shown);
  });

  const sign = fc.constantFrom(
    'a',
    '1',
    ' ',
    'ש',
    'م',
    '\u202a',
    '\u202e',
    '\u2066',
    '\u2067',
    '\u2068',
    '\u2069',
  );

  it('an isolated text has no sign written from right to left outside a pair of marks', () => {
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 24 }), (text) => {
        const once = isolated(text);
        expect(isolated(once)).toBe(once);
        expect(onScreen(text)).toBe(once);
        expect(once.replace(/[\u2068\u2069]/g, '')).toBe(text.replace(/[\u202a-\u202e\u2066-\u2069]/g, ''));
        let depth = 0;
        const open: string[] = [];
        for (const letter of once) {
          if (letter === '\u2068') depth += 1;
          if (letter === '\u2069') depth -= 1;
          expect(depth).toBeGreaterThanOrEqual(0);
          if (/[שم]/.test(letter) && depth === 0) open.push(letter);
        }
        expect({ depth, open }).toEqual({ depth: 0, open: [] });
      }),
      { numRuns: 2_000 },
    );
  });
});

const domains = [
  'пример.бг',
  'фирма.бг',
  'bücher.de',
  'münchen.example',
  '例え.jp',
  'παράδειγμα.gr',
  'ввв-а1.бг',
  'straße2.de',
  'ąčę.lt',
  '한국.kr',
];

describe('domains of e-mail addresses', () => {
  it.each(domains)('the domain %s is stored in ASCII and read as it was typed', (domain) => {
    const stored = canonicalEmail(`office@${domain}`);
    expect(stored).toMatch(/^office@[\x21-\x7e]+$/);
    expect(stored).toContain('xn--');
    expect(shownText(`Пишете на ${stored}, моля`)).toBe(`Пишете на office@${domain}, моля`);
    expect(readableDomain(stored.slice(7))).toBe(domainToUnicode(stored.slice(7)));
  });

  it.each(['xn--', 'xn--a', 'xn--999999999', 'xn--pypal-4ve', 'xn--90', 'example', 'xn--e1afmkf!'])(
    'the label %s stays as it is: it is no Punycode or mixes scripts',
    (label) => {
      expect(readableDomain(`${label}.bg`)).toBe(`${label}.bg`);
    },
  );

  it('a label of an address alone is read: other text with xn-- stays', () => {
    expect(shownText('ключ xn--e1afmkfd')).toBe('ключ xn--e1afmkfd');
    expect(shownText('a@xn--e1afmkfd.xn--90ae, b@example.bg')).toBe('a@пример.бг, b@example.bg');
  });
});
