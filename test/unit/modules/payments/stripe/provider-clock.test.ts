import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aheadOf } from '#modules/payments/adapters/stripe/provider-clock.ts';
import { sessionExpiry } from '#modules/payments/domain/attempt.ts';

const minute = 60_000;
const hour = 60 * minute;
const providerNow = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2035, 0, 1) });
/** A week behind to a week ahead. */
const aheadMs = fc.integer({ min: -168 * hour, max: 168 * hour });
const callMs = fc.integer({ min: 0, max: 4_000 });
const link = fc.constantFrom(null, { isSingle: false, expiresAt: null }, { isSingle: true, expiresAt: null });

it('a session ends 30 minutes to 24 hours from now by the clock of the provider, whatever ours says', () => {
  fc.assert(
    fc.property(providerNow, aheadMs, callMs, link, (theirs, ahead, took, terms) => {
      const before = new Date(theirs - ahead);
      const date = new Date(theirs + took / 2).toUTCString();
      const learnt = aheadOf(date, [before, new Date(before.getTime() + took)]);
      const asked = Math.floor((sessionExpiry(before, terms).getTime() + learnt) / 1_000) * 1_000;
      expect(asked - theirs).toBeGreaterThanOrEqual(30 * minute);
      expect(asked - theirs).toBeLessThanOrEqual(24 * hour);
    }),
  );
});

it('an answer without a readable Date, and a difference below half a minute, change nothing', () => {
  const at = new Date('2026-11-20T10:00:00Z');
  for (const date of [
    undefined,
    '',
    'soon',
    'Fri, 20 Nov 2026 10:00:29 GMT',
    'Fri, 20 Nov 2026 09:59:31 GMT',
  ])
    expect(aheadOf(date, [at, at])).toBe(0);
});
