import type { Actor } from '#kernel/actor.ts';
import type { AuditLog } from '#kernel/audit.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { MerchantIsClosed } from '../domain/failures.ts';
import type { OpenMerchants } from '../ports/open-merchants.ts';
import type { Users } from '../ports/users.ts';
import type { UserView } from '../ports/user-views.ts';
import { mustMayUnlock, mustUnlockUsers } from './policies.ts';

type Command = Readonly<{ actor: Actor; userId: number }>;
type Deps = Readonly<{
  users: Users;
  merchants: OpenMerchants;
  work: UnitOfWork;
  audit: AuditLog;
  clock: Clock;
}>;

/**
 * Lets a locked user in again.
 * @throws SignInNeeded, NotAllowed, UserNotFound, UserStateRefused, MerchantIsClosed
 */
export class UnlockUser {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, userId }: Command): Promise<UserView> {
    const { users, merchants, work, audit, clock } = this.#deps;
    mustUnlockUsers(actor);
    return work.transact(async () => {
      // The merchant before its user, as those who close it lock them; which merchant it is never changes.
      const { merchantId } = (await users.get(userId)).state;
      const isOpen = merchantId === null || (await merchants.hold(merchantId));
      const { state } = await users.change(userId, (user) => {
        mustMayUnlock(actor, user);
        const unlocked = user.unlock(clock.now());
        if (!isOpen) throw new MerchantIsClosed();
        return unlocked;
      });
      await audit.record({ actor, action: 'user.unlocked', subject: { type: 'user', id: userId } });
      return state;
    });
  }
}
