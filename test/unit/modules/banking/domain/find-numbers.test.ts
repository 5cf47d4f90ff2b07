import { expect, test } from 'vitest';
import { findNumbers } from '#modules/banking/domain/find-numbers.ts';

const found = (text: string) => {
  const { full, short, bare } = findNumbers(text);
  return { full: [...full], short: [...short], bare: [...bare] };
};
const none = { full: [], short: [], bare: [] };

test.each([
  ['плащане 0000000042', [42]],
  ['N0000000042', [42]],
  ['ф-ра №0000000042/27.11.2026', [42]],
  ['фактура 0000000042 от 27.11.2026 г.', [42]],
  ['PA7M2U9SGRW 0000000042', [42]],
  ['0000000042,0000000043', [42, 43]],
  ['плащане по 00000\n00042', [42]],
  ['0000 0000 42', [42]],
  ['инв.1000000042', [1_000_000_042]],
])('"%s" names %j with all ten digits', (text, numbers) => {
  expect(found(text)).toMatchObject({ full: numbers });
});

test.each([
  ['фактура 42', [42]],
  ['Фактура № 42', [42]],
  ['фактура номер 42', [42]],
  ['фактури 42, 43 и 44', [42, 43, 44]],
  ['ф-ра 42', [42]],
  ['Ф-РА No.42', [42]],
  ['фра 42', [42]],
  ['Ф 42', [42]],
  ['Ф42', [42]],
  ['faktura 42', [42]],
  ['inv 42', [42]],
  ['Invoice #42', [42]],
  ['INV-42', [42]],
  ['№ 42', [42]],
  ['плащане по № 42', [42]],
  ['no 42', [42]],
  ['ф-ра 42/27.11.2026', [42]],
  ['ф-ра 42/2026', [42]],
  ['ф-ра 42 от 27.11.2026', [42]],
  ['ф-ра 000042', [42]],
  ['inv 42+43', [42, 43]],
  ['ф-ра 42 и ф-ра 43', [42, 43]],
  ['ф-ра 2026', [2026]],
])('"%s" names %j without all zeros', (text, numbers) => {
  expect(found(text)).toEqual({ full: [], short: numbers, bare: [] });
});

test.each([
  'благодаря 42',
  '42',
  '999',
  'наем 11.2026',
  '27.11.2026',
  '27/11/2026',
  'договор № 42',
  'поръчка No 42',
  'ул. Роза № 12',
  'проформа фактура 42',
  'проформа-фактура № 42',
  'фактури 42-45',
  'фактури 42 – 45',
  'фактури 42 до 45',
  'ф-ра 42 EUR',
  'ф-ра за 42,50 лв.',
  'ф-ра 27.11.2026',
  'inv. 10 %',
  'BG80BNBG96611020345678',
  'абонамент 2026',
  'kofa 42',
  'info 42',
])('"%s" names no number', (text) => {
  expect(found(text)).toEqual(none);
});

test('a number of four digits without a word for an invoice is weak', () => {
  expect(found('плащане 1042')).toEqual({ full: [], short: [], bare: [1042] });
});

test('an amount in a list is no number', () => {
  expect(found('ф-ра 42, 15 EUR')).toEqual({ full: [], short: [42], bare: [] });
});
