import type { Actor } from '#kernel/actor.ts';
import type { UserStats, UserViews } from '../ports/user-views.ts';
import { mustManageUsers } from './policies.ts';

type Deps = Readonly<{ views: UserViews }>;

/** The numbers above the list of users. @throws SignInNeeded, NotAllowed */
export class CountUsers {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor }: Readonly<{ actor: Actor }>): Promise<UserStats> {
    mustManageUsers(actor);
    return this.#deps.views.stats();
  }
}
