import { describe, expect, it } from 'vitest';
import { businessNameProblems } from '#modules/merchants/domain/business-name.ts';

const codesOf = (name: string): string[] => businessNameProblems(name).map(({ code }) => code);

describe('names with a URL', () => {
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
  ])('the business name %j contains a URL and is refused', (name) => {
    expect(businessNameProblems(name)).toEqual([{ field: 'businessName', code: 'fields.web-address' }]);
  });
});

describe('valid names', () => {
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
  ])('the business name %j is accepted', (name) => {
    expect(codesOf(name)).toEqual([]);
  });
});
