import { isTrusted, type Actor } from '#kernel/actor.ts';
import { NotAllowed, SignInNeeded } from '#kernel/failure.ts';

/** Administrators, operators and the product itself manage users. @throws SignInNeeded, NotAllowed */
export const mustManageUsers = (actor: Actor): void => {
  if (actor.kind === 'anonymous') throw new SignInNeeded();
  if (!isTrusted(actor)) throw new NotAllowed();
};
