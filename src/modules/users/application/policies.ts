import {
  hasRole,
  isTrusted,
  isViewing,
  mustNotLackFactor,
  type Actor,
  type SignedIn,
} from '#kernel/actor.ts';
import { NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { LastAdmin, OwnAccount } from '../domain/failures.ts';
import type { User } from '../domain/user.ts';

/** ADMIN, operators and the system manage users. @throws SignInNeeded, SecondFactorRequired, NotAllowed */
export const mustManageUsers = (actor: Actor): void => {
  if (actor.kind === 'anonymous') throw new SignInNeeded();
  mustNotLackFactor(actor);
  if (!isTrusted(actor)) throw new NotAllowed();
};

/** Whether a password that the actor types is that of another user and temporary; one of the command line is not. */
export const isTypedForAnother = (actor: Actor, userId?: number): boolean =>
  actor.kind === 'user' && actor.userId !== userId;

/** SUPPORT unlocks users, too (decision 7). @throws SignInNeeded, NotAllowed */
export const mustUnlockUsers = (actor: Actor): void => {
  if (!hasRole(actor, 'SUPPORT')) mustManageUsers(actor);
};

/** SUPPORT does not unlock administrators. @throws NotAllowed */
export const mustBeAllowedToUnlock = (actor: Actor, user: User): void => {
  if (user.isAdmin && !isTrusted(actor)) throw new NotAllowed();
};

/**
 * Refuses to lock, delete or demote the own account and the last active administrator (decision 7).
 * @throws OwnAccount, LastAdmin
 */
export const mustBeRemovable = (
  actor: Actor,
  { id }: User,
  activeAdmins: readonly Pick<User, 'id'>[],
): void => {
  if (actor.kind === 'user' && actor.userId === id) throw new OwnAccount();
  const isActiveAdmin = activeAdmins.some((admin) => admin.id === id);
  if (isActiveAdmin && activeAdmins.length === 1) throw new LastAdmin();
};

/** Reading and ending the session itself, also one that views a merchant. @throws SignInNeeded */
export function mustHaveAnySession(actor: Actor): asserts actor is SignedIn {
  if (actor.kind !== 'user') throw new SignInNeeded();
}

/**
 * A session of the account is enough, also one without a required second factor: proving, and setting up a factor. One
 * that views a merchant is none of the account. @throws SignInNeeded, NotAllowed
 */
export function mustHaveSession(actor: Actor): asserts actor is SignedIn {
  mustHaveAnySession(actor);
  if (isViewing(actor)) throw new NotAllowed();
}

/** Own sessions and the own password need a session with its rights. @throws SignInNeeded, NotAllowed, SecondFactorRequired */
export function mustBeSignedIn(actor: Actor): asserts actor is SignedIn {
  mustHaveSession(actor);
  mustNotLackFactor(actor);
}
