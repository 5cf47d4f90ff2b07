import { expect, test } from 'vitest';
import { daysUntil } from '#web/shared/format/deadline.ts';

const at = (instant: string) => new Date(instant);

test.each([
  ['2026-11-14', '2026-11-28T10:00:00Z', -14],
  ['2026-11-14', '2026-11-14T21:59:59Z', 0],
  // Midnight in Sofia is two hours before that of UTC.
  ['2026-11-14', '2026-11-14T22:00:00Z', -1],
  ['2026-11-14', '2026-11-10T22:00:00Z', 3],
  // A night of 25 hours lies between.
  ['2026-10-26', '2026-10-23T10:00:00Z', 3],
  // An instant counts by its day in Sofia.
  ['2026-11-13T22:30:00Z', '2026-11-14T10:00:00Z', 0],
])('the deadline %s is at %s %i days away in Sofia', (deadline, now, days) => {
  expect(daysUntil(deadline, at(now))).toBe(days);
});
