import { describe, expect, test } from 'vitest';
import { RateLimited } from '#kernel/input-failures.ts';
import { SignInAttempts, type SignInAttempt } from '#modules/users/application/sign-in-attempts.ts';
import { InMemoryRateLimits } from '#test/fakes/in-memory-rate-limits.ts';

describe('limits of failed sign-ins', () => {
  const attempts = new SignInAttempts({ limits: new InMemoryRateLimits() });
  const attempt = (ip: string, change: Partial<SignInAttempt> = {}): SignInAttempt => ({
    name: 'mara',
    accountId: 1,
    ip,
    isKnown: false,
    ...change,
  });
  const begin = async (times: number, one: SignInAttempt): Promise<void> => {
    for (let time = 0; time < times; time += 1) expect(await attempts.begin(one)).toBeNull();
  };

  test('the sixth attempt on a name is refused, and other networks are not affected', async () => {
    await begin(5, attempt('192.0.2.1'));
    await expect(attempts.begin(attempt('192.0.2.1', { name: 'MARA' }))).rejects.toThrow(RateLimited);
    await begin(1, attempt('192.0.2.2'));
  });

  test('an account whose attempts are used up under another name is paused without a refusal', async () => {
    await begin(5, attempt('192.0.2.3'));
    const pause = await attempts.begin(attempt('192.0.2.3', { name: 'mara@example.bg' }));
    expect(pause).toBeInstanceOf(RateLimited);
  });

  test('a name without an account is limited in the same way', async () => {
    await begin(5, attempt('192.0.2.4', { name: 'unknown', accountId: null }));
    const sixth = attempts.begin(attempt('192.0.2.4', { name: 'unknown', accountId: null }));
    await expect(sixth).rejects.toThrow(RateLimited);
  });

  test('the twenty-first attempt from a network is refused, except for accounts that signed in from it before', async () => {
    const nth = (accountId: number): SignInAttempt =>
      attempt('192.0.2.5', { name: `name-${accountId}`, accountId });
    for (let accountId = 1; accountId <= 20; accountId += 1) await begin(1, nth(accountId));
    await expect(attempts.begin(nth(21))).rejects.toThrow(RateLimited);
    await begin(1, { ...nth(22), isKnown: true });
  });

  test('a cancelled attempt does not count', async () => {
    await begin(4, attempt('192.0.2.6'));
    for (let time = 0; time < 3; time += 1) {
      await begin(1, attempt('192.0.2.6'));
      await attempts.cancel(attempt('192.0.2.6'));
    }
    expect(await attempts.begin(attempt('192.0.2.6'))).toBeNull();
  });

  test('a success resets the counters of all names of the account', async () => {
    await begin(3, attempt('192.0.2.7'));
    await begin(2, attempt('192.0.2.7', { name: 'mara@example.bg' }));
    await attempts.clear(attempt('192.0.2.7'), ['mara', 'mara@example.bg']);
    await begin(4, attempt('192.0.2.7'));
    expect(await attempts.begin(attempt('192.0.2.7'))).toBeNull();
  });
});
