import type { Actor } from './actor.ts';
import type { Clock } from './clock.ts';
import { Failure } from './failure.ts';

/** How long a proof of the password counts (decisions, "Second factor"). */
export const proofLifetimeMs = 15 * 60_000;

/** The act asks for the password again; `POST /auth/prove` renews the proof, then the same call is repeated. */
export class ProofNeeded extends Failure {
  readonly code = 'access.proof-needed';
  readonly kind = 'forbidden';
}

/**
 * For acts that move money or power: a session's token alone is not enough. Signing in counts as a proof. Operators at
 * the command line and the product itself have no session and need none; roles are checked before.
 * @throws ProofNeeded when the session's last proof is older than fifteen minutes
 */
export const requireRecentProof = (actor: Actor, clock: Clock): void => {
  if (actor.kind !== 'user') return;
  const provedAt = actor.provedAt?.getTime() ?? -Infinity;
  if (clock.now().getTime() - provedAt > proofLifetimeMs) throw new ProofNeeded();
};
