import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { seenSince } from '../domain/session.ts';
import type { SessionView, SessionViews } from '../ports/session-views.ts';
import { mustBeSignedIn } from './policies.ts';

type OwnSession = SessionView & Readonly<{ isCurrent: boolean }>;
type Deps = Readonly<{ views: SessionViews; clock: Clock }>;

/** Where the caller is signed in. @throws SignInNeeded */
export class ListOwnSessions {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor }: Readonly<{ actor: Actor }>): Promise<OwnSession[]> {
    const { views, clock } = this.#deps;
    mustBeSignedIn(actor);
    const now = clock.now();
    const sessions = await views.liveOf(actor.userId, { now, seenSince: seenSince(now) });
    return sessions.map((session) => ({ ...session, isCurrent: session.id === actor.sessionId }));
  }
}
