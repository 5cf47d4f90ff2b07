import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { seenSince } from '../domain/session.ts';
import type { SessionView, SessionViews } from '../ports/session-views.ts';
import { mustManageUsers } from './policies.ts';

type Query = Readonly<{ actor: Actor; userId: number }>;
type Deps = Readonly<{ views: SessionViews; clock: Clock }>;

/** Where somebody else is signed in. @throws SignInNeeded, NotAllowed */
export class ListSessionsOfUser {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, userId }: Query): Promise<SessionView[]> {
    const { views, clock } = this.#deps;
    mustManageUsers(actor);
    const now = clock.now();
    return views.liveOf(userId, { now, seenSince: seenSince(now) });
  }
}
