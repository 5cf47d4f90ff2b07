import { expect, test } from 'vitest';
import { isReversed, replayBodyOf } from '#web/merchant/developers/webhooks/replay-values.ts';

test('events of days are those from the first midnight in Sofia to the one after the last day', () => {
  expect(replayBodyOf({ from: '01/12/2026', to: '02/12/2026', onlyFailed: true })).toEqual({
    from: '2026-11-30T22:00:00.000Z',
    to: '2026-12-02T22:00:00.000Z',
    onlyFailed: true,
  });
  const summer = { from: '2026-06-30', to: '2026-06-30', onlyFailed: false };
  expect(replayBodyOf(summer)).toMatchObject({
    from: '2026-06-29T21:00:00.000Z',
    to: '2026-06-30T21:00:00.000Z',
  });
});

test.each([
  ['29/03/2026', '2026-03-28T22:00:00.000Z', '2026-03-29T21:00:00.000Z'],
  ['25/10/2026', '2026-10-24T21:00:00.000Z', '2026-10-25T22:00:00.000Z'],
])('a day on which the clocks change has 23 or 25 hours: %s', (day, from, to) => {
  expect(replayBodyOf({ from: day, to: day, onlyFailed: false })).toMatchObject({ from, to });
});

test('days in the wrong order are found, a single day is in order', () => {
  expect(isReversed({ from: '02/12/2026', to: '01/12/2026' })).toBe(true);
  expect(isReversed({ from: '01/12/2026', to: '01/12/2026' })).toBe(false);
  expect(isReversed({ from: '', to: '01/12/2026' })).toBe(false);
});
