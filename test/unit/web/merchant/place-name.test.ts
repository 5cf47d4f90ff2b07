import { expect, test } from 'vitest';
import { placeName } from '#web/merchant/home/place-name.ts';

test('hours, days, weekdays and months have their names', () => {
  expect(placeName('DAY', 7, 'bg')).toBe('07:00');
  expect(placeName('MONTH', 21, 'bg')).toBe('21');
  expect([placeName('WEEK', 1, 'bg'), placeName('WEEK', 7, 'en')]).toEqual(['пн', 'Sun']);
  expect([placeName('YEAR', 1, 'en'), placeName('YEAR', 12, 'en')]).toEqual(['Jan', 'Dec']);
});
