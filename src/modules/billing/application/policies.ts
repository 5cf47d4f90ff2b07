import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import { mustHold } from '#kernel/merchant-rights.ts';

/** The merchant whose bills the actor may read as its own. @throws SignInNeeded, SecondFactorRequired, NotAllowed */
export const ownerOfBills = (actor: Actor): number => mustHold(actor, 'EXPORT', 'bills:read');

/** Passes who reads the bills of all merchants. @throws SignInNeeded, SecondFactorRequired, NotAllowed */
export const mustReadBills = (actor: Actor): void => mustHaveRole(actor, 'ADMIN', 'SUPPORT');
