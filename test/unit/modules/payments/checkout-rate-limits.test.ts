import { describe, expect, it } from 'vitest';
import { RateLimited } from '#kernel/input-failures.ts';
import { CheckoutRateLimits } from '#modules/payments/application/checkout-rate-limits.ts';
import { networkDigest } from '#platform/rate-limits/network-digest.ts';
import { InMemoryRateLimits } from '#test/fakes/in-memory-rate-limits.ts';

describe('rate limits of checkouts', () => {
  const rateLimits = new CheckoutRateLimits({
    limits: new InMemoryRateLimits(),
    config: { rateLimits: true },
    networkDigest,
  });
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
    const refusal: unknown = await rateLimits.takeStatusRequest('192.0.2.3').catch((error: unknown) => error);
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
