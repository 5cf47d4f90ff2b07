import { isTrusted, mustHaveRole, type Actor } from '#kernel/actor.ts';
import { NotAllowed, SignInNeeded } from '#kernel/failure.ts';

/** Administrators, operators and the product itself decide about merchants. @throws SignInNeeded, NotAllowed */
export const mustGovernMerchants = (actor: Actor): void => {
  if (actor.kind === 'anonymous') throw new SignInNeeded();
  if (!isTrusted(actor)) throw new NotAllowed();
};

/** The list is for the back office. @throws SignInNeeded, NotAllowed */
export const mustReadMerchants = (actor: Actor): void => {
  if (actor.kind !== 'system') mustHaveRole(actor, 'ADMIN', 'SUPPORT', 'ACCOUNTANT');
};

/** What the back office tells itself about merchants and payments. @throws SignInNeeded, NotAllowed */
export const mustReadHistory = (actor: Actor): void => {
  if (actor.kind !== 'system') mustHaveRole(actor, 'ADMIN', 'SUPPORT');
};

/** @throws SignInNeeded */
export const mustBeSomebody = (actor: Actor): void => {
  if (actor.kind === 'anonymous') throw new SignInNeeded();
};
