import type { Actor } from '#kernel/actor.ts';
import { endLiveSession, type EndSessionDeps } from './end-live-session.ts';
import { mustBeSignedIn } from './policies.ts';

type Command = Readonly<{ actor: Actor; sessionId: string }>;

/** Ends one of the caller's live sessions, the one in use included. @throws SignInNeeded, SessionNotFound */
export class EndOwnSession {
  readonly #deps: EndSessionDeps;
  constructor(deps: EndSessionDeps) {
    this.#deps = deps;
  }

  async execute({ actor, sessionId }: Command): Promise<void> {
    mustBeSignedIn(actor);
    const { userId } = actor;
    await endLiveSession(this.#deps, { actor, userId, sessionId, reason: 'ENDED_BY_USER' });
  }
}
