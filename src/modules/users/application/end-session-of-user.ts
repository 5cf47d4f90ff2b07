import type { Actor } from '#kernel/actor.ts';
import { endLiveSession, type EndSessionDeps } from './end-live-session.ts';
import { mustManageUsers } from './policies.ts';

type Command = Readonly<{ actor: Actor; userId: number; sessionId: string }>;

/** Ends one live session of any user. @throws SignInNeeded, SecondFactorRequired, NotAllowed, SessionNotFound */
export class EndSessionOfUser {
  readonly #deps: EndSessionDeps;
  constructor(deps: EndSessionDeps) {
    this.#deps = deps;
  }

  async execute({ actor, userId, sessionId }: Command): Promise<void> {
    mustManageUsers(actor);
    await endLiveSession(this.#deps, { actor, userId, sessionId, reason: 'ENDED_BY_ADMIN' });
  }
}
