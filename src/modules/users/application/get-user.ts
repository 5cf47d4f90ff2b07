import type { Actor } from '#kernel/actor.ts';
import { UserNotFound } from '../domain/failures.ts';
import type { UserDetailView, UserViews } from '../ports/user-views.ts';
import { mustManageUsers } from './policies.ts';

type Query = Readonly<{ actor: Actor; userId: number }>;
type Deps = Readonly<{ views: UserViews }>;

/** One user, with the merchants an accountant keeps the books of. @throws SignInNeeded, NotAllowed, UserNotFound */
export class GetUser {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, userId }: Query): Promise<UserDetailView> {
    mustManageUsers(actor);
    const user = await this.#deps.views.one(userId);
    if (user === null) throw new UserNotFound();
    return user;
  }
}
