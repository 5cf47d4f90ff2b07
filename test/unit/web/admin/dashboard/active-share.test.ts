import { expect, test } from 'vitest';
import { activeShare } from '#web/admin/dashboard/active-share.ts';

test('The share of active merchants is a percentage of all, and 0 without merchants', () => {
  expect(activeShare(3, 4)).toBe(75);
  expect(activeShare(0, 0)).toBe(0);
});
