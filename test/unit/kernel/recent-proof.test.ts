import { expect, test } from 'vitest';
import type { Actor } from '#kernel/actor.ts';
import { isAhead } from '#kernel/clock.ts';
import { ProofNeeded, requireRecentProof } from '#kernel/recent-proof.ts';

const now = new Date('2026-11-20T10:00:00Z');
const minuteMs = 60_000;
const after = (ms: number): Date => new Date(now.getTime() + ms);
const proved = (ms: number | undefined): Actor => ({
  kind: 'user',
  sessionId: 'one',
  userId: 1,
  username: 'mara',
  role: 'ADMIN',
  merchantId: null,
  merchantRole: null,
  refundLimitMinor: null,
  isEmailVerified: true,
  ...(ms !== undefined && { provedAt: after(ms) }),
});
const isAccepted = (ms: number | undefined): boolean => {
  try {
    requireRecentProof(proved(ms), { now: () => now });
    return true;
  } catch (error) {
    if (error instanceof ProofNeeded) return false;
    throw error;
  }
};

test.each([0, -1, -15 * minuteMs, 1, minuteMs])(
  'a proof of %i milliseconds from now is recent: clocks differ by a minute at most',
  (ms) => {
    expect(isAccepted(ms)).toBe(true);
  },
);

test.each([undefined, -15 * minuteMs - 1, minuteMs + 1, 15 * minuteMs, 60 * minuteMs, 1_440 * minuteMs])(
  'a proof of %s milliseconds from now is none: it is old, or of a clock that was ahead',
  (ms) => {
    expect(isAccepted(ms)).toBe(false);
  },
);

test('an instant is ahead when it is later than the latest possible one and the tolerance', () => {
  expect([minuteMs, minuteMs + 1].map((ms) => isAhead(after(ms), now))).toEqual([false, true]);
  expect([5, 6].map((ms) => isAhead(after(ms), now, 5))).toEqual([false, true]);
});
