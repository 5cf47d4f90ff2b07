import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RateLimited } from '#kernel/input-failures.ts';
import type { RateLimits } from '#kernel/rate-limits.ts';
import { repeat } from './repeat.ts';

type Opened = Readonly<{ limits: RateLimits; close(): Promise<void> }>;

const limit = { name: 'contract', times: 3, seconds: 60 };

/** The contract of `RateLimits`; each test uses its own keys. */
export const describeRateLimits = (name: string, open: () => Promise<Opened>): void => {
  describe(`rate limits in ${name}`, () => {
    let limits: RateLimits;
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
      ({ limits } = opened);
    });
    afterAll(() => opened.close());

    it('the fourth of three calls is refused; another key and another limit have counts of their own', async () => {
      expect(await limits.take(limit, 'a')).toMatchObject({ remaining: 2 });
      await repeat(2, async () => void (await limits.take(limit, 'a')));
      await expect(limits.take(limit, 'a')).rejects.toThrow(RateLimited);
      expect(await limits.take(limit, 'b')).toMatchObject({ remaining: 2 });
      expect(await limits.take({ ...limit, name: 'other' }, 'a')).toMatchObject({ remaining: 2 });
    });

    it('a refusal has the code of the limit and its pause in seconds, else the rest of the window', async () => {
      const refusalOf = (pauseSeconds?: number): Promise<unknown> => {
        const one = { ...limit, name: `pause-${pauseSeconds}`, times: 1, refusal: 'invitations.too-many' };
        const paused = pauseSeconds === undefined ? one : { ...one, pauseSeconds };
        return repeat(2, async () => void (await limits.take(paused, 'a'))).catch((error: unknown) => error);
      };
      expect(await refusalOf(900)).toMatchObject({ code: 'invitations.too-many', retryAfterSeconds: 900 });
      const { retryAfterSeconds } = (await refusalOf()) as RateLimited;
      expect(retryAfterSeconds).toBeGreaterThan(0);
      expect(retryAfterSeconds).toBeLessThanOrEqual(60);
    });

    it('a released call does not count, and a reset allows all calls again', async () => {
      await repeat(3, async () => void (await limits.take(limit, 'c')));
      await limits.release(limit, 'c');
      expect(await limits.take(limit, 'c')).toMatchObject({ remaining: 0 });
      await expect(limits.take(limit, 'c')).rejects.toThrow(RateLimited);
      await limits.reset(limit, 'c');
      expect(await limits.take(limit, 'c')).toMatchObject({ remaining: 2 });
    });
  });
};
