import { describe, expect, it } from 'vitest';
import { RateLimited } from '#kernel/input-failures.ts';
import { SecondStepLimits, type SignInCode } from '#modules/users/application/second-step-limits.ts';
import { InMemoryRateLimits } from '#test/fakes/in-memory-rate-limits.ts';
import { repeat } from '#test/contracts/repeat.ts';

describe('limits of second steps', () => {
  const limits = new SecondStepLimits({ limits: new InMemoryRateLimits() });
  const codeOf = (userId: number, about: Partial<SignInCode> = {}): SignInCode => ({
    userId,
    passwordChangedAt: new Date('2026-11-20T10:00:00Z'),
    ip: '192.0.2.1',
    isKnown: false,
    ...about,
  });

  it('the thirty-first code of an account in an hour is refused, until a right one resets the count', async () => {
    await repeat(30, () => limits.takeCode(1));
    await expect(limits.takeCode(1)).rejects.toThrow(RateLimited);
    await limits.clearCodes(1);
    await limits.takeCode(1);
  });

  it('after five codes of a sign-in the sixth waits, from any unknown network, until a right one resets', async () => {
    await repeat(5, () => limits.takeSignInCode(codeOf(2)));
    await expect(limits.takeSignInCode(codeOf(2, { ip: '198.51.100.1' }))).rejects.toThrow(RateLimited);
    await limits.clearSignInCodes(codeOf(2));
    await limits.takeSignInCode(codeOf(2));
  });

  it('a known network and a new password have counts of their own', async () => {
    await repeat(5, () => limits.takeSignInCode(codeOf(3)));
    for (const other of [{ isKnown: true }, { passwordChangedAt: new Date('2026-11-21T10:00:00Z') }])
      await expect(limits.takeSignInCode(codeOf(3, other))).resolves.toBeUndefined();
  });

  it('the person is mailed at the fifth wrong code, once a day', async () => {
    const counted: boolean[] = [];
    await repeat(6, async () => void counted.push(await limits.countWrongCode(codeOf(4))));
    expect(counted).toEqual([false, false, false, false, true, false]);
    await limits.clearSignInCodes(codeOf(4));
    await repeat(5, async () => void counted.push(await limits.countWrongCode(codeOf(4))));
    expect(counted.filter(Boolean)).toHaveLength(1);
  });

  it('a call of a network is counted', async () => {
    await expect(limits.takeCall('192.0.2.1')).resolves.toBeUndefined();
  });
});
