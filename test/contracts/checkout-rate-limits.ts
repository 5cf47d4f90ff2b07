import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RateLimited } from '#kernel/input-failures.ts';
import type { CheckoutRateLimits } from '#modules/payments/ports/checkout-rate-limits.ts';

type Opened = Readonly<{ rateLimits: CheckoutRateLimits; close?: () => Promise<void> }>;

/** Contract of checkout rate limits; each test uses its own networks. */
export const describeCheckoutRateLimits = (name: string, open: () => Promise<Opened>): void => {
  describe(`checkout rate limits in ${name}`, () => {
    let opened: Opened;
    let rateLimits: CheckoutRateLimits;
    beforeAll(async () => {
      opened = await open();
      ({ rateLimits } = opened);
    });
    afterAll(() => opened.close?.());
    const repeat = async (times: number, call: () => Promise<void>): Promise<void> => {
      for (let time = 0; time < times; time += 1) await call();
    };

    it('the thirty-first checkout of a network in a minute is refused, and other networks are not limited', async () => {
      await repeat(30, () => rateLimits.takeCheckout('192.0.2.1'));
      await expect(rateLimits.takeCheckout('192.0.2.1')).rejects.toThrow(RateLimited);
      await expect(rateLimits.takeCheckout('192.0.2.2')).resolves.toBeUndefined();
    });

    it('status requests are counted apart from checkouts, sixty a minute', async () => {
      await repeat(30, () => rateLimits.takeCheckout('192.0.2.3'));
      await repeat(60, () => rateLimits.takeStatusRequest('192.0.2.3'));
      const refusal: unknown = await rateLimits
        .takeStatusRequest('192.0.2.3')
        .catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(RateLimited);
      expect((refusal as RateLimited).retryAfterSeconds).toBeLessThanOrEqual(60);
    });

    it('an IPv6 address counts for its network of 64 bits', async () => {
      await repeat(30, () => rateLimits.takeCheckout('2001:db8::1'));
      await expect(rateLimits.takeCheckout('2001:db8::ffff')).rejects.toThrow(RateLimited);
    });

    it('a network has one digest, which does not reveal it', () => {
      const networkDigest = (ip: string): string => rateLimits.networkDigest(ip);
      expect(networkDigest('2001:db8::1')).toBe(networkDigest('2001:db8::2'));
      expect(networkDigest('192.0.2.1')).not.toBe(networkDigest('192.0.2.2'));
      expect(networkDigest('192.0.2.1')).not.toContain('192.0.2.1');
    });

    it('twenty sessions of a link may be open at once, three of one network', () => {
      expect(rateLimits.openSessions).toEqual({ perLink: 20, perNetwork: 3 });
    });
  });
};
