import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { confirmed } from '../domain/second-factor.ts';
import type { SecondStepLimits } from './second-step-limits.ts';
import type { SecondFactorCheck } from './second-factor-check.ts';
import type { Users } from '../ports/users.ts';
import { getUserForUpdate } from './get-user.ts';
import { useCode, type CodeDeps } from './use-factor.ts';

export type CheckSecondFactorDeps = CodeDeps &
  Readonly<{ users: Users; secondStepLimits: SecondStepLimits; work: UnitOfWork; clock: Clock }>;

/**
 * Checks a code of a user beside another secret, such as the token of a mailed link or the password. An accepted code is
 * used up at once. Call it before the transaction that it permits: the count of codes is kept when that one fails.
 * @returns NOT_NEEDED without a second factor; REFUSED also when the code is missing
 * @throws RateLimited after too many codes for the account, UserNotFound
 */
export const checkSecondFactor = async (
  deps: CheckSecondFactorDeps,
  userId: number,
  code: string | undefined,
): Promise<'NOT_NEEDED' | 'ACCEPTED' | 'REFUSED'> => {
  const { factors, users, secondStepLimits, work, clock } = deps;
  if (confirmed(await factors.ofUser(userId)).length === 0) return 'NOT_NEEDED';
  if (code === undefined) return 'REFUSED';
  await secondStepLimits.takeCode(userId);
  const isRight = await work.transact(async () => {
    await getUserForUpdate(users, userId);
    return useCode(deps, { userId, code, now: clock.now() });
  });
  if (!isRight) return 'REFUSED';
  await secondStepLimits.clearCodes(userId);
  return 'ACCEPTED';
};

/** The check of a code for use-cases without a session. */
export const secondFactorCheck = (deps: CheckSecondFactorDeps): SecondFactorCheck => ({
  check: async (userId, code) => {
    const checked = await checkSecondFactor(deps, userId, code);
    if (checked !== 'REFUSED') return 'PASSED';
    return code === undefined ? 'CODE_NEEDED' : 'WRONG_CODE';
  },
});
