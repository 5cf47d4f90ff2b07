import { expect, test } from 'vitest';
import { AccountToken, type AccountTokenKind } from '#src/modules/users/domain/account-token.ts';

const now = new Date('2026-11-20T10:00:00Z');
const minuteMs = 60_000;
const made = (kind: AccountTokenKind): AccountToken =>
  AccountToken.restore({
    ...AccountToken.create({ userId: 1, kind, email: 'mara@example.bg', ip: null }, now),
    id: 1,
  });
const after = (ms: number): Date => new Date(now.getTime() + ms);

test.each([
  ['RESET', 30],
  ['INVITE', 7 * 24 * 60],
  ['VERIFY', 7 * 24 * 60],
  ['CHANGE_EMAIL', 24 * 60],
  ['UNDO_EMAIL', 72 * 60],
  ['CORRECT_EMAIL', 30],
] as const)('a %s token is live for %i minutes and not at their end', (kind, minutes) => {
  expect(made(kind).isLiveFor([kind], after(minutes * minuteMs - 1))).toBe(true);
  expect(made(kind).isLiveFor([kind], after(minutes * minuteMs))).toBe(false);
});

test.each([
  ['RESET', 3],
  ['INVITE', 7 * 24 * 6],
  ['VERIFY', 7 * 24 * 6],
  ['CHANGE_EMAIL', 24 * 6],
  ['UNDO_EMAIL', 72 * 6],
  ['CORRECT_EMAIL', 3],
] as const)('a %s token of a clock that is more than %i minutes ahead is not live', (kind, minutes) => {
  expect(made(kind).isLiveFor([kind], after(-minutes * minuteMs))).toBe(true);
  expect(made(kind).isLiveFor([kind], after(-minutes * minuteMs - 1))).toBe(false);
});

test('a token is live for its own kind only, and not after its use', () => {
  const token = made('RESET');
  expect(token.isLiveFor(['VERIFY', 'CHANGE_EMAIL'], now)).toBe(false);
  token.use(now);
  expect(token.isLiveFor(['RESET'], now)).toBe(false);
});
