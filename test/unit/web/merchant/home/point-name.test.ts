import { expect, test } from 'vitest';
import { pointName } from '#web/merchant/home/point-name.ts';

test('hours, days, weekdays and months are named in both languages', () => {
  expect(pointName('DAY', 7, 'bg')).toBe('07:00');
  expect(pointName('MONTH', 21, 'bg')).toBe('21');
  expect([pointName('WEEK', 1, 'bg'), pointName('WEEK', 7, 'en')]).toEqual(['пн', 'Sun']);
  expect([pointName('YEAR', 1, 'en'), pointName('YEAR', 12, 'en')]).toEqual(['Jan', 'Dec']);
});
