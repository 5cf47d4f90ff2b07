import { hasRole, isTrusted, type Actor, type SignedIn } from '#kernel/actor.ts';
import { NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { LastAdmin, OwnAccount } from '../domain/failures.ts';
import type { User } from '../domain/user.ts';

/** Administrators, operators and the product itself manage users. @throws SignInNeeded, NotAllowed */
export const mustManageUsers = (actor: Actor): void => {
  if (actor.kind === 'anonymous') throw new SignInNeeded();
  if (!isTrusted(actor)) throw new NotAllowed();
};

/** Support lets people in again, too (decision 7). @throws SignInNeeded, NotAllowed */
export const mustUnlockUsers = (actor: Actor): void => {
  if (!hasRole(actor, 'SUPPORT')) mustManageUsers(actor);
};

/** Support has no say about administrators. @throws NotAllowed */
export const mustMayUnlock = (actor: Actor, user: User): void => {
  if (user.isAdmin && !isTrusted(actor)) throw new NotAllowed();
};

/**
 * Nobody locks, deletes or demotes themselves or the last active administrator (decision 7).
 * @throws OwnAccount, LastAdmin
 */
export const mustBeDispensable = (actor: Actor, user: User, activeAdmins: readonly number[]): void => {
  const { id } = user.state;
  if (actor.kind === 'user' && actor.userId === id) throw new OwnAccount();
  if (activeAdmins.includes(id) && activeAdmins.length === 1) throw new LastAdmin();
};

/** One's own sessions and password need a session. @throws SignInNeeded */
export function mustBeSignedIn(actor: Actor): asserts actor is SignedIn {
  if (actor.kind !== 'user') throw new SignInNeeded();
}
