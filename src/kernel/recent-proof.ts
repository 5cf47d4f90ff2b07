import type { Actor } from './actor.ts';
import { isAhead, type Clock } from './clock.ts';
import { Failure, NotForKeys } from './failure.ts';

/** How long a proof of the password is valid (decisions, "Second factor"). */
export const proofLifetimeMs = 15 * 60_000;

/** The action needs a recent proof of the password: `POST /auth/prove` renews it, then the call is repeated. */
export class ProofNeeded extends Failure {
  readonly code = 'access.proof-needed';
  readonly kind = 'forbidden';
}

/**
 * For actions that move money or change rights: the token of a session is not enough. Signing in counts as a proof.
 * Operators and the system have no session and need no proof; roles are checked before.
 * @throws ProofNeeded when the session's last proof is older than fifteen minutes, or of a clock that was
 *   ahead; NotForKeys for a key
 */
export const requireRecentProof = (actor: Actor, clock: Clock): void => {
  if (actor.kind === 'key') throw new NotForKeys();
  if (actor.kind !== 'user') return;
  const now = clock.now();
  const { provedAt } = actor;
  const isRecent =
    provedAt !== undefined &&
    !isAhead(provedAt, now) &&
    now.getTime() - provedAt.getTime() <= proofLifetimeMs;
  if (!isRecent) throw new ProofNeeded();
};
