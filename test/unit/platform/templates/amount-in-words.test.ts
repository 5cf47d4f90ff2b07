import { expect, test } from 'vitest';
import { Money } from '#kernel/money.ts';
import { amountInWords } from '#platform/templates/amount-in-words.ts';

test.each([
  [0, 'EUR', 'нула евро', 'zero euro'],
  [1, 'EUR', 'нула евро и един евроцент', 'zero euro and one cent'],
  [100, 'EUR', 'едно евро', 'one euro'],
  [202, 'EUR', 'две евро и два евроцента', 'two euro and two cents'],
  [100, 'USD', 'един щатски долар', 'one US dollar'],
  [201, 'USD', 'два щатски долара и един цент', 'two US dollars and one cent'],
  [5_113, 'EUR', 'петдесет и едно евро и тринадесет евроцента', 'fifty-one euro and thirteen cents'],
  [10_000, 'EUR', 'сто евро', 'one hundred euro'],
  [10_100, 'EUR', 'сто и едно евро', 'one hundred and one euro'],
  [11_500, 'EUR', 'сто и петнадесет евро', 'one hundred and fifteen euro'],
  [12_300, 'EUR', 'сто двадесет и три евро', 'one hundred and twenty-three euro'],
  [20_000, 'EUR', 'двеста евро', 'two hundred euro'],
  [100_000, 'EUR', 'хиляда евро', 'one thousand euro'],
  [100_100, 'EUR', 'хиляда и едно евро', 'one thousand and one euro'],
  [120_000, 'EUR', 'хиляда и двеста евро', 'one thousand two hundred euro'],
  [123_400, 'EUR', 'хиляда двеста тридесет и четири евро', 'one thousand two hundred and thirty-four euro'],
  [200_200, 'EUR', 'две хиляди и две евро', 'two thousand and two euro'],
  [2_100_000, 'USD', 'двадесет и една хиляди щатски долара', 'twenty-one thousand US dollars'],
  [
    98_765_432,
    'EUR',
    'деветстотин осемдесет и седем хиляди шестстотин петдесет и четири евро и тридесет и два евроцента',
    'nine hundred and eighty-seven thousand six hundred and fifty-four euro and thirty-two cents',
  ],
  [100_000_000, 'EUR', 'един милион евро', 'one million euro'],
  [200_000_100, 'EUR', 'два милиона и едно евро', 'two million and one euro'],
] as const)('an amount of %s minor units of %s in words', (minor, currency, bulgarian, english) => {
  const money = Money.ofMinor(minor, currency);
  expect(amountInWords(money, 'bg')).toBe(bulgarian);
  expect(amountInWords(money, 'en')).toBe(english);
});

test('a negative amount in words is an error', () => {
  expect(() => amountInWords(Money.ofMinor(-100, 'EUR'), 'bg')).toThrow(RangeError);
});
