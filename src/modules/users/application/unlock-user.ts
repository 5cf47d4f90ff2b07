import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Random } from '#kernel/random.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import { MerchantIsClosed } from '../domain/failures.ts';
import type { OpenMerchants } from '../ports/open-merchants.ts';
import type { Users } from '../ports/users.ts';
import { getUser, getUserForUpdate } from './get-user.ts';
import { mustBeAllowedToUnlock, mustUnlockUsers } from './policies.ts';
import { queueSecurityMail } from './queue-security-mail.ts';

type Command = Readonly<{ actor: Actor; userId: number }>;
type Deps = Readonly<{
  users: Users;
  merchants: OpenMerchants;
  work: UnitOfWork;
  audit: UserAuditLog;
  clock: Clock;
  jobs: Jobs;
  random: Random;
}>;

/** Makes a LOCKED user ACTIVE and mails the person. @throws SignInNeeded, NotAllowed, ProofNeeded, UserNotFound, UserStatusRefused, MerchantIsClosed */
export class UnlockUser {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, userId }: Command): Promise<void> {
    const { users, merchants, work, audit, clock } = this.#deps;
    mustUnlockUsers(actor);
    requireRecentProof(actor, clock);
    await work.transact(async () => {
      // Locks the merchant before its user, in the order of a merchant's closing. Closed accounts keep their merchant.
      // The merchant of a user who cannot sign in changes only when a membership ends.
      const { merchantId } = (await getUser(users, userId)).toRecord();
      const isOpen = merchantId === null || (await merchants.lock(merchantId));
      const user = await getUserForUpdate(users, userId);
      mustBeAllowedToUnlock(actor, user);
      user.unlock(clock.now());
      if (!isOpen) throw new MerchantIsClosed();
      await users.save(user);
      await audit.record({ actor, action: 'user.unlocked', subject: { type: 'user', id: userId } });
      await queueSecurityMail(this.#deps, { userId, kind: 'ACCOUNT_UNLOCKED', at: clock.now() });
    });
  }
}
