import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import type { PersonName } from '../domain/user.ts';
import type { Users } from '../ports/users.ts';
import { getUserForUpdate } from './get-user.ts';
import { mustBeSignedIn } from './policies.ts';

type Deps = Readonly<{ users: Users; work: UnitOfWork; audit: UserAuditLog; clock: Clock }>;

/** Changes the caller's first and last name. @throws SignInNeeded, NotAllowed */
export class ChangeOwnName {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, firstName, lastName }: PersonName & Readonly<{ actor: Actor }>): Promise<void> {
    const { users, work, audit, clock } = this.#deps;
    mustBeSignedIn(actor);
    const { userId } = actor;
    await work.transact(async () => {
      const user = await getUserForUpdate(users, userId);
      const before = user.toRecord();
      const name = { firstName, lastName };
      const fields = (['firstName', 'lastName'] as const).filter((field) => before[field] !== name[field]);
      if (fields.length === 0) return;
      user.changeName(name, clock.now());
      await users.save(user);
      await audit.record({
        actor,
        action: 'user.changed',
        subject: { type: 'user', id: userId },
        data: { fields },
      });
    });
  }
}
