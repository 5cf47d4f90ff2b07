import { describe, expect, test } from 'vitest';
import {
  mostTries,
  pausesMs,
  retryAfterMs,
  verdictOf,
} from '#modules/integrations/domain/delivery-schedule.ts';

const now = new Date('2026-12-01T10:00:00Z');
const failed = { status: 500, retryAfter: null };
const pauseAfter = (
  tries: number,
  result: Parameters<typeof verdictOf>[0] = failed,
  chance = 0.5,
): number => {
  const verdict = verdictOf(result, { tries, now, chance });
  return verdict.kind === 'AGAIN' ? verdict.at.getTime() - now.getTime() : NaN;
};

describe('the schedule of a delivery', () => {
  test('ten tries are made within 75 hours and 35 minutes', () => {
    expect(mostTries).toBe(10);
    expect(pausesMs.reduce((sum, pause) => sum + pause)).toBe((75 * 3_600 + 35 * 60 + 5) * 1_000);
  });

  test('each pause differs by up to a tenth, by chance', () => {
    expect([0, 0.5, 1].map((chance) => pauseAfter(2, failed, chance))).toEqual([270_000, 300_000, 330_000]);
  });

  test.each([200, 201, 204, 299])('%i is a success', (status) => {
    expect(verdictOf({ status, retryAfter: null }, { tries: 10, now, chance: 0 })).toEqual({ kind: 'DONE' });
  });

  test.each([null, 199, 301, 302, 304, 400, 404, 500])(
    '%s is a failure: tried again, and DEAD after the tenth',
    (status) => {
      const result = { status, retryAfter: null };
      expect(verdictOf(result, { tries: 9, now, chance: 0.5 }).kind).toBe('AGAIN');
      expect(verdictOf(result, { tries: 10, now, chance: 0.5 })).toEqual({ kind: 'DEAD' });
    },
  );

  test('410 ends the endpoint', () => {
    expect(verdictOf({ status: 410, retryAfter: null }, { tries: 1, now, chance: 0.5 })).toEqual({
      kind: 'GONE',
    });
  });

  test.each([
    [429, '3600', 3_600_000],
    [503, 'Tue, 01 Dec 2026 11:00:00 GMT', 3_600_000],
    [502, '1', 5_000],
    [504, '999999', 86_400_000],
    [503, 'soon', 5_000],
    [503, '-5', 5_000],
    [500, '3600', 5_000],
  ])(
    '%i with Retry-After %s: the next try comes after %i ms, never earlier than planned',
    (status, retryAfter, ms) => {
      expect(pauseAfter(1, { status, retryAfter })).toBe(ms);
    },
  );

  test('a Retry-After in the past asks for nothing', () => {
    expect(retryAfterMs('Tue, 01 Dec 2026 09:00:00 GMT', now)).toBe(0);
  });
});
