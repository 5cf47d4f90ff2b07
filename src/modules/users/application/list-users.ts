import type { Actor } from '#kernel/actor.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import type { UserFilter, UserSort, UserView, UserViews } from '../ports/user-views.ts';
import { mustManageUsers } from './policies.ts';

type Query = Readonly<{ actor: Actor; filter: UserFilter; page: PageRequest<UserSort> }>;
type Deps = Readonly<{ views: UserViews }>;

/** Everybody who can sign in, or could. @throws SignInNeeded, NotAllowed */
export class ListUsers {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, filter, page }: Query): Promise<Page<UserView>> {
    mustManageUsers(actor);
    return this.#deps.views.list(filter, page);
  }
}
