import { expect, test } from 'vitest';
import { rememberedBuyer } from '#web/pay/return/remembered-buyer.ts';

const shelf = (text: string | null) => ({ getItem: (key: string) => (key === 'buyer' ? text : null) });

test('the company that the pay page remembers is read by field name', () => {
  const company = { name: 'Тест ЕООД', taxId: '175074752', country: 'BG' };
  expect(rememberedBuyer(shelf(JSON.stringify(company)))).toEqual(company);
});

test.each([null, 'not json', 'null', '[1]', '{"name":1}'])(
  'without a readable company (%s) nothing is filled in',
  (text) => {
    expect(rememberedBuyer(shelf(text))).toEqual({});
  },
);

test('nothing is filled in when storage is blocked', () => {
  const getItem = (): never => {
    throw new Error('denied');
  };
  expect(rememberedBuyer({ getItem })).toEqual({});
});
