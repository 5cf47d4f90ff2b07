import { expect, test } from 'vitest';
import { keyScopes } from '#kernel/key-scopes.ts';
import { isUsable, keyEnd, keyState } from '#web/merchant/developers/keys/key-state.ts';
import { keyBodyOf, newKeyValues, scopeGroups } from '#web/merchant/developers/keys/key-values.ts';

const now = Date.parse('2026-11-20T10:00:00Z');
const day = (count: number): string => new Date(now + count * 86_400_000).toISOString();
const live = { endedAt: null, endReason: null, expiresAt: null, replacedBy: null };

test('a key works until it ends or expires, whichever is earlier', () => {
  expect(keyState(live, now)).toBe('LIVE');
  expect(keyState({ ...live, expiresAt: day(15) }, now)).toBe('LIVE');
  expect(keyState({ ...live, expiresAt: day(13) }, now)).toBe('SOON');
  expect(keyState({ ...live, expiresAt: day(-1) }, now)).toBe('EXPIRED');
  expect(keyState({ ...live, endedAt: day(-1), endReason: 'ENDED', expiresAt: day(9) }, now)).toBe('ENDED');
  expect(keyEnd({ endedAt: day(1), expiresAt: day(9) })).toBe(day(1));
  expect(keyEnd({ endedAt: null, expiresAt: null })).toBeNull();
});

test('a replaced key works for the time of grace', () => {
  const replaced = { ...live, replacedBy: 'abcdefgh' };
  expect(keyState({ ...replaced, expiresAt: day(1) }, now)).toBe('SOON');
  expect(keyState({ ...replaced, endedAt: day(1), endReason: 'REPLACED' }, now)).toBe('SOON');
  expect(keyState({ ...replaced, expiresAt: day(-1) }, now)).toBe('REPLACED');
  expect(keyState({ ...replaced, endedAt: day(-1), endReason: 'REPLACED' }, now)).toBe('REPLACED');
  expect([isUsable('SOON'), isUsable('LIVE'), isUsable('REPLACED')]).toEqual([true, true, false]);
});

test('the networks of a new key are read by line, comma and space', () => {
  const values = { ...newKeyValues, networks: ' 203.0.113.0/24\n2001:db8::/32, 198.51.100.7\n\n' };
  expect(keyBodyOf(values).networks).toEqual(['203.0.113.0/24', '2001:db8::/32', '198.51.100.7']);
  expect(keyBodyOf(newKeyValues)).toMatchObject({ networks: [], expiresInDays: 365 });
  expect(keyBodyOf({ ...newKeyValues, expires: 'never' }).expiresInDays).toBeNull();
});

test('the form offers every scope once', () => {
  expect(Object.values(scopeGroups).flat().toSorted()).toEqual([...keyScopes].toSorted());
});
