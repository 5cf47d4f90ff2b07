import type { Endpoint } from '#contract/endpoint.ts';
import { anonymous, isViewing, mustNotLackFactor, type Actor } from '#kernel/actor.ts';
import { NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { mustHaveScope, mustHoldAsMember } from '#kernel/merchant-rights.ts';
import type { Route } from './route.ts';

/** The path of the one call that a viewing session may write by. */
const signOut = '/auth/logout';

/**
 * Who a caller is at an endpoint, after the checks of role, right of a member and scope of a key: 401 before 403.
 * Ownership of an object is checked in the use-case. A key is anonymous at a public endpoint that names no scope, staff
 * who views a merchant at every public endpoint; it changes nothing but the end of its own session.
 *
 * @throws SignInNeeded, NotAllowed, SecondFactorRequired, NotForKeys, ScopeMissing
 */
export const checkAccess = ({ method, path, access, right, scope }: Endpoint, actor: Actor): Actor => {
  const named = scope === 'none' || scope === null ? undefined : scope;
  if (actor.kind === 'key') {
    if (access === 'public' && named === undefined) return anonymous;
    mustHaveScope(actor, named);
    return actor;
  }
  if (access === 'public') return isViewing(actor) ? anonymous : actor;
  if (actor.kind === 'anonymous') throw new SignInNeeded();
  if (isViewing(actor) && method !== 'GET' && path !== signOut) throw new NotAllowed();
  if (access === 'signed-in') return actor;
  if (actor.kind !== 'user' || !access.includes(actor.role)) throw new NotAllowed();
  // Before the body is read; use-cases refuse by themselves.
  mustNotLackFactor(actor);
  if (right !== null) mustHoldAsMember(actor, right);
  return actor;
};

/** @throws Error at start when an endpoint for MERCHANT names no right of a member, or no scope nor that keys have none. */
export const refuseMissingRights = (routes: readonly Route[]): void => {
  for (const { endpoint } of routes) {
    const { method, path, access, right, scope } = endpoint;
    if (!Array.isArray(access) || !access.includes('MERCHANT')) continue;
    if (right === null) throw new Error(`${method} ${path} is for MERCHANT and names no right`);
    if (scope === null) throw new Error(`${method} ${path} is for MERCHANT and names no scope`);
  }
};
