import { describe, expect, it } from 'vitest';
import { RateLimited } from '#kernel/input-failures.ts';
import { AccountMailLimits } from '#modules/users/application/account-mail-limits.ts';
import { InMemoryRateLimits } from '#test/fakes/in-memory-rate-limits.ts';
import { repeat } from '#test/contracts/repeat.ts';

describe('limits of mails about accounts', () => {
  const limits = new AccountMailLimits({ limits: new InMemoryRateLimits() });
  it('the eleventh request of a network in a minute is refused, one of another is not', async () => {
    await repeat(10, () => limits.takeRequest('192.0.2.1'));
    await expect(limits.takeRequest('192.0.2.1')).rejects.toThrow(RateLimited);
    await limits.takeRequest('192.0.2.2');
  });

  it('an account gets two resets from one network and five from strangers; a known network has its own', async () => {
    const stranger = (place: number) => limits.takeReset(1, { ip: `198.51.100.${place}`, isKnown: false });
    await repeat(2, () => stranger(0));
    await expect(stranger(0)).rejects.toThrow(RateLimited);
    await repeat(3, (time) => stranger(time + 1));
    await expect(stranger(9)).rejects.toThrow(RateLimited);
    await limits.takeReset(1, { ip: '203.0.113.1', isKnown: true });
  });

  it('the fourth mail of an account for one purpose in an hour is refused, one for another is not', async () => {
    await repeat(3, () => limits.takeMail(2, 'VERIFY'));
    await expect(limits.takeMail(2, 'VERIFY')).rejects.toThrow(RateLimited);
    await limits.takeMail(2, 'CHANGE_EMAIL');
  });
});
