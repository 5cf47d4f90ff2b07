import { expect, test } from 'vitest';
import type { Item } from '#contract/customers/items.ts';
import { centsOfSale, emptySale, isMixed, linkOfSale, withItem } from '#web/merchant/counter/sale.ts';
import { acceptedOf, centsOf, withCharacter } from '#web/merchant/counter/typed-amount.ts';

const item = (id: number, gross: number, rate = 20): Item =>
  ({ id, name: `Артикул ${id}`, gross, rate, zeroGround: null }) as Item;

test.each([
  ['', 0],
  ['12', 1_200],
  ['12,5', 1_250],
  ['12.05', 1_205],
  [',5', 50],
  ['999999,99', 99_999_999],
])('the typed amount „%s“ is %i cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
});

test('a key that does not fit changes nothing', () => {
  expect(withCharacter('1,75', '0')).toBe('1,75');
  expect(withCharacter('1,7', ',')).toBe('1,7');
  expect(withCharacter('999999', '9')).toBe('999999');
  expect(withCharacter('0', '5')).toBe('5');
  expect(acceptedOf('abc', '1')).toBe('1');
});

test('items replace a typed amount, and add up', () => {
  const sale = withItem(withItem({ typed: '7', items: [] }, item(1, 2.4)), item(1, 2.4));
  expect([centsOfSale(sale), sale.typed]).toEqual([480, '']);
  expect(linkOfSale(sale, ' Маса 4 ', true)).toMatchObject({
    amount: 4.8,
    usage: 'SINGLE',
    expiresInMinutes: 15,
    description: 'Артикул 1 × 2 · Маса 4',
    taxRate: 20,
  });
});

test('a merchant without the general registration sends no rate: the server takes that of the registration', () => {
  expect(linkOfSale(withItem(emptySale, item(1, 2.4)), '', false)).not.toHaveProperty('taxRate');
});

test('items with different rates of VAT are no single sale', () => {
  const sale = withItem(emptySale, item(1, 2.4));
  expect(isMixed(withItem(sale, item(2, 1)))).toBe(false);
  expect(isMixed(withItem(sale, item(2, 1, 9)))).toBe(true);
});
