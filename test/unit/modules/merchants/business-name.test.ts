import { describe, expect, it } from 'vitest';
import { businessNameProblems } from '#modules/merchants/domain/business-name.ts';

const codesOf = (name: string): string[] => businessNameProblems(name).map(({ code }) => code);

describe('a business name with a web address is refused', () => {
  it.each([
    'DHL: платете на http://evil.example/pay',
    'DHL HTTPS://evil.example',
    'ftp://evil.example',
    'Вижте www.evil.example',
    'WWW.evil.bg ЕООД',
    'evil.com/pay',
    'DHL evil.example/pay?x=1',
    'evil.com?pay',
    'evil.com:8080',
    'плати.бг/дхл',
    'xn--90ae.xn--p1ai/x',
    'плати.xn--p1ai/x',
    '192.0.2.7',
    'DHL 192.0.2.7/pay',
    '[2001:db8::1]',
    'ｗｗｗ．evil．com',
    'evil。com/pay',
    'evil.c\u200bom/pay',
  ])('%j', (name) => {
    expect(businessNameProblems(name)).toEqual([{ field: 'businessName', code: 'fields.web-address' }]);
  });
});

describe('a business name with control characters is refused', () => {
  it.each(['Механа\nВитоша', 'Механа\tВитоша', 'Механа\u0000', 'Механа\u202eашотиВ', 'a\u2028b', 'a\u0085b'])(
    '%j',
    (name) => {
      expect(codesOf(name)).toEqual(['fields.control-character']);
    },
  );
});

describe('names that businesses have are taken', () => {
  it.each([
    '„Механа Витоша“ ЕООД',
    'Booking.com ООД',
    'ЕТ „Ив.Петров/Синове“',
    'С.И.К. 2000 ООД',
    'А.Б./В.Г. ООД',
    'Кафе 24/7',
    'Студио 1.2.3',
    'Агро 2020.10 ЕООД',
    'Фирма: Уеб',
    'Ателие „Ъ“ & Ко.',
    'Dr. No / Partners Ltd.',
    'Семейство 👨‍👩‍👧 ООД',
    'Wwwилиян ООД',
  ])('%j', (name) => {
    expect(codesOf(name)).toEqual([]);
  });
});
