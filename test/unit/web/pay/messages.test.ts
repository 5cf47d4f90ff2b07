import { expect, test } from 'vitest';
import { formatRate } from '#web/pay/request/format-rate.ts';
import { bg } from '#web/pay/messages/bg.ts';
import { en } from '#web/pay/messages/en.ts';
import { bg as returnBg } from '#web/pay/return/messages/bg.ts';
import { en as returnEn } from '#web/pay/return/messages/en.ts';

test('The pay page uses the texts of the specification word for word', () => {
  expect(en.problem['not-found'].title).toBe('Payment link not found');
  expect(en.problem.gone.title).toBe('Payment link has expired or been cancelled');
  expect(en.problem['load-failed'].title).toBe('Failed to load payment link');
  expect(en.problem['not-found'].hint).toBe('Please check the payment link URL and try again.');
  expect(en.payFailed).toBe('Failed to process payment');
  expect(returnEn.success.title).toBe('Payment Successful');
});

test('The Bulgarian pay page has no English text', () => {
  const spoken = (it: unknown): string[] =>
    typeof it === 'string'
      ? [it]
      : typeof it === 'function'
        ? [(it as (value: string) => string)('1')]
        : Object.values(it as object).flatMap(spoken);
  const latin = [...spoken(bg), ...spoken(returnBg)].filter(
    (message) => !/\p{Script=Cyrillic}/u.test(message) && message !== '№ 1',
  );
  expect(latin).toEqual([]);
});

test('A rate is formatted with the decimal mark of its language', () => {
  expect(formatRate('1.95583', 'bg')).toBe('1,95583');
  expect(formatRate('1.95583', 'en')).toBe('1.95583');
});
