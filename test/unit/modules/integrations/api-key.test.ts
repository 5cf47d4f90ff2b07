import { describe, expect, it } from 'vitest';
import { ApiKey, keyModeOf, type ApiKeyRecord } from '#modules/integrations/domain/api-key.ts';

const day = (n: number): Date => new Date(Date.UTC(2026, 11, n));
const keyOf = (about: Partial<ApiKeyRecord> = {}): ApiKey =>
  ApiKey.restore({
    id: '7f3k2q5a',
    merchantId: 3,
    name: 'Магазин',
    mode: 'live',
    scopes: ['links:write'],
    networks: ['203.0.113.0/24'],
    version: '2026-12-01',
    createdBy: 'user:5',
    createdAt: day(1),
    lastUsedAt: null,
    expiresAt: null,
    endedAt: null,
    endReason: null,
    replacedBy: null,
    isBeyondPlan: false,
    ...about,
  });

describe('the end of a key', () => {
  it('comes at its time, not before', () => {
    const key = keyOf({ expiresAt: day(11) });
    expect(key.endingAt(new Date(day(11).getTime() - 1))).toBeNull();
    expect(key.endingAt(day(11))).toEqual({ at: day(11), reason: 'EXPIRED' });
  });

  it('is for good', () => {
    const key = keyOf();
    key.end('ENDED', day(2));
    expect(key.endingAt(day(1))).toEqual({ at: day(2), reason: 'ENDED' });
    expect(() => key.end('ENDED', day(3))).toThrow(expect.objectContaining({ code: 'keys.not-live' }));
    expect(() => key.successor('user:5', day(3))).toThrow(expect.objectContaining({ code: 'keys.not-live' }));
  });
});

describe('a replaced key', () => {
  it.each([
    ['lives on for the hours of grace', null, 48, { expiresAt: day(4), endedAt: null }],
    ['never lives longer than it would have', day(3), 48, { expiresAt: day(3), endedAt: null }],
    ['ends at once without grace', null, 0, { endedAt: day(2), endReason: 'REPLACED' }],
  ])('%s', (_, expiresAt, graceHours, expected) => {
    const key = keyOf({ expiresAt });
    key.replace('abcdefgh', graceHours, day(2));
    expect(key.toRecord()).toMatchObject({ ...expected, replacedBy: 'abcdefgh' });
    expect(key.endingAt(day(5))?.reason).toBe('REPLACED');
  });

  it('has one successor with its scopes and networks, which lives as long as it did', () => {
    const key = keyOf({ expiresAt: day(11) });
    expect(key.successor('user:6', day(5))).toMatchObject({
      scopes: ['links:write'],
      networks: ['203.0.113.0/24'],
      createdBy: 'user:6',
      createdAt: day(5),
      expiresAt: day(15),
    });
    key.replace('abcdefgh', 24, day(5));
    expect(() => key.successor('user:6', day(5))).toThrow(expect.objectContaining({ code: 'keys.replaced' }));
  });
});

it('the use of a key is stored at most once a minute', () => {
  expect(keyOf().isUseDue(day(1))).toBe(true);
  const used = keyOf({ lastUsedAt: day(1) });
  expect(used.isUseDue(new Date(day(1).getTime() + 59_999))).toBe(false);
  expect(used.isUseDue(new Date(day(1).getTime() + 60_000))).toBe(true);
});

it.each([
  ['sk_live_x', 'live'],
  ['rk_live_x', 'live'],
  ['sk_test_x', 'test'],
  ['rk_test_x', 'test'],
  ['xsk_live_', 'test'],
])('with the provider key %s new keys are %s ones', (providerKey, mode) => {
  expect(keyModeOf(providerKey)).toBe(mode);
});

describe('a key beyond the plan', () => {
  it('only reads, and keeps its scopes for the day on which the plan allows it again', () => {
    const key = keyOf({ scopes: ['links:write', 'payments:read', 'refunds:write'] });
    expect(key.setBeyondPlan(true)).toBe(true);
    expect(key.setBeyondPlan(true)).toBe(false);
    expect(key.scopes).toEqual(['links:read', 'payments:read']);
    expect(key.successor('user:5', day(2))).toMatchObject({
      isBeyondPlan: true,
      scopes: key.toRecord().scopes,
    });
    key.setBeyondPlan(false);
    expect(key.scopes).toEqual(['links:write', 'payments:read', 'refunds:write']);
  });
});
