import { expect, test } from 'vitest';
import { timeAgo } from '#web/admin/dashboard/time-ago.ts';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T11:59:30Z', '30 seconds ago', 'преди 30 секунди'],
  ['2026-11-21T11:58:01Z', '1 minute ago', 'преди 1 минута'],
  ['2026-11-21T09:00:00Z', '3 hours ago', 'преди 3 часа'],
  ['2026-11-19T11:00:00Z', '2 days ago', 'преди 2 дни'],
  ['2026-11-21T12:00:05Z', 'now', 'сега'],
])('the instant %s is formatted as relative time in both languages', (instant, inEnglish, inBulgarian) => {
  expect(timeAgo(instant, now, 'en')).toBe(inEnglish);
  expect(timeAgo(instant, now, 'bg')).toBe(inBulgarian);
});
