import { expect, test } from 'vitest';
import { promisedUntil, promiseStateAt } from '#modules/links/domain/transfer-promise.ts';

const at = (text: string): Date => new Date(text);
const waiting = { paidAt: null, withdrawnAt: null, expiresAt: at('2026-12-10T22:00:00Z') };
const [before, after] = [at('2026-12-10T21:59:59Z'), at('2026-12-10T22:00:00Z')];

test.each([
  ['WAITING until its last moment', waiting, before, 'WAITING'],
  ['LATE from then on', waiting, after, 'LATE'],
  ['WITHDRAWN once its merchant waits no longer', { ...waiting, withdrawnAt: before }, after, 'WITHDRAWN'],
  ['PAID once its money came, also when it was late', { ...waiting, paidAt: after }, after, 'PAID'],
  [
    'PAID when money came after it was withdrawn',
    { ...waiting, withdrawnAt: before, paidAt: after },
    after,
    'PAID',
  ],
] as const)('a promised transfer is %s', (_, promise, now, state) => {
  expect(promiseStateAt(promise, now)).toBe(state);
});

test('a promise waits until the third bank day after the expiry of its link has ended in Sofia', () => {
  // 24 December is a Thursday: TARGET is closed until the 28th.
  expect(promisedUntil(at('2026-12-24T09:00:00Z'), before).toISOString()).toBe('2026-12-30T22:00:00.000Z');
});

test('the day of the expiry is that of Sofia', () => {
  expect(promisedUntil(at('2026-12-06T22:30:00Z'), before).toISOString()).toBe('2026-12-10T22:00:00.000Z');
});

test('a promise of a link without an expiry waits for two weeks and three bank days', () => {
  expect(promisedUntil(null, at('2026-11-02T10:00:00Z')).toISOString()).toBe('2026-11-19T22:00:00.000Z');
});
