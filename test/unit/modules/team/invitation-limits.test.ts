import { describe, expect, it } from 'vitest';
import { RateLimited } from '#kernel/input-failures.ts';
import { InvitationLimits } from '#modules/team/application/invitation-limits.ts';
import { InMemoryRateLimits } from '#test/fakes/in-memory-rate-limits.ts';
import { repeat } from '#test/contracts/repeat.ts';

describe('limits of invitations', () => {
  const limits = new InvitationLimits({ limits: new InMemoryRateLimits() });
  const take = (merchantId: number, recipient: string, isApproved = true) =>
    limits.takeInvitation({ merchantId, isApproved, recipient });

  it('the twenty-first invitation of a merchant in a day is refused, one of another is not', async () => {
    await repeat(20, (time) => take(1, `one-${time}@example.bg`));
    await expect(take(1, 'further@example.bg')).rejects.toThrow(RateLimited);
    await take(2, 'further@example.bg');
  });

  it.each([
    [true, 10],
    [false, 3],
  ])(
    'of merchants that are approved (%s) one mailbox gets %i invitations a day',
    async (isApproved, most) => {
      const to = `mailbox-${most}@example.bg`;
      await repeat(most, (time) => take(100 * most + time, to, isApproved));
      await expect(take(100 * most + most, to, isApproved)).rejects.toThrow(RateLimited);
      await take(100 * most + most, to, !isApproved);
    },
  );

  it('the thirty-first call of a network in a minute is refused, one of another is not', async () => {
    await repeat(30, () => limits.takeCall('192.0.2.1'));
    await expect(limits.takeCall('192.0.2.1')).rejects.toThrow(RateLimited);
    await limits.takeCall('192.0.2.2');
  });
});
