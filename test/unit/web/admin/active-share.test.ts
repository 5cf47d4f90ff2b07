import { expect, test } from 'vitest';
import { activeShare } from '#web/admin/dashboard/active-share.ts';

test('Active merchants are a share of all, and nothing of nothing is 0', () => {
  expect(activeShare(3, 4)).toBe(75);
  expect(activeShare(0, 0)).toBe(0);
});
