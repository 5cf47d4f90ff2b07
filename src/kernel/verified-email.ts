import type { Actor } from './actor.ts';
import { Failure } from './failure.ts';

/** The action needs a verified e-mail: the caller confirms the link in the mail, or asks for another one. */
export class EmailUnverified extends Failure {
  readonly code = 'access.email-unverified';
  readonly kind = 'forbidden';
}

/**
 * For documents that a user mails to others by hand, invitations and keys (decisions, "A verified address").
 * Operators and the system have no e-mail; roles are checked before.
 * @throws EmailUnverified
 */
export const requireVerifiedEmail = (actor: Actor): void => {
  if (actor.kind === 'user' && actor.isEmailVerified !== true) throw new EmailUnverified();
};
