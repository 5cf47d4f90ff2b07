import { domainToUnicode } from 'node:url';
import { describe, expect, it } from 'vitest';
import { canonicalEmail } from '#kernel/email-address.ts';
import { readableDomain } from '#kernel/international-domain.ts';
import { isolated, shownText } from '#kernel/shown-text.ts';

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
