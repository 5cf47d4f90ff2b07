import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import type { Visibility } from '#kernel/visibility.ts';

/** Links of the caller's own merchant, or of all merchants. */
export type LinkScope = 'own' | 'back-office';

/** The merchants whose links an actor reads in a scope. @throws SignInNeeded, NotAllowed */
export const visibleIn = (scope: LinkScope, actor: Actor): Visibility => {
  if (scope === 'own') return [mustHold(actor, 'SEE', 'links:read')];
  mustHaveRole(actor, 'ADMIN', 'SUPPORT');
  return 'all';
};
