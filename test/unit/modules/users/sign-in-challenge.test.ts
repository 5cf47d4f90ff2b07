import { expect, test } from 'vitest';
import { isOpen, openChallenge } from '#src/modules/users/domain/sign-in-challenge.ts';

const now = new Date('2026-11-20T10:00:00Z');
const challenge = openChallenge(
  { id: 'one', userId: 1, purpose: 'SIGN_IN', challenge: new Uint8Array(32) },
  now,
);
const isOpenAfter = (ms: number, attempts = 0): boolean =>
  isOpen({ ...challenge, attempts }, new Date(now.getTime() + ms));

test('a challenge is open for five minutes and four wrong answers', () => {
  expect([0, 299_999, 300_000].map((ms) => isOpenAfter(ms))).toEqual([true, true, false]);
  expect([4, 5].map((attempts) => isOpenAfter(0, attempts))).toEqual([true, false]);
});

test('a challenge of a clock that is more than a minute ahead is not open', () => {
  expect([-60_000, -60_001, -3_600_000].map((ms) => isOpenAfter(ms))).toEqual([true, false, false]);
});
